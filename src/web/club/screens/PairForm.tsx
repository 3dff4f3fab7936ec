import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type Board, screenLimits } from '#contract/club/screens.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { required } from '#web/kernel/ui/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { BoardsField } from './BoardsField.tsx'
import classes from './ScreensScreen.module.css'
import { screensText } from './screens.text.ts'

const text = screensText.admin

interface PairValues extends Record<string, unknown> {
  code: string
  name: string
  boards: Board[]
}

const lettersOf = (code: string) => code.replaceAll(/[\s-]/g, '')

export function PairForm() {
  const [id, setId] = useState(newId)
  const form = useForm<PairValues>({
    initialValues: { code: '', name: '', boards: ['news'] },
    validate: {
      code: (code) => required()(code) ?? (lettersOf(code).length === screenLimits.codeLength ? null : text.codeShape),
      name: required(screenLimits.name),
      boards: (boards) => (boards.length === 0 ? text.noBoards : null),
    },
  })
  const pair = useWrite(api.club.screens.pair, {
    onSuccess: () => {
      popup.success(text.paired)
      form.reset()
      setId(newId())
    },
  })
  return (
    <Form
      form={form}
      send={({ code, name, boards }: PairValues) => pair.mutateAsync({ id, code, name, boards })}
      onFailure={(failure) => {
        if (failure.is('wrong_code')) form.setFieldError('code', sentenceFor(failure))
        return failure.is('wrong_code')
      }}
    >
      <TextInput
        label={text.code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        required
        classNames={{ input: classes.code ?? '' }}
        {...form.getInputProps('code')}
      />
      <TextInput label={text.name} maxLength={screenLimits.name} required {...form.getInputProps('name')} />
      <BoardsField
        value={form.values.boards}
        onChange={(boards) => form.setFieldValue('boards', boards)}
        error={form.errors.boards}
      />
      <FormActions>
        <Button type="submit" loading={pair.isPending}>
          {text.submit}
        </Button>
      </FormActions>
    </Form>
  )
}
