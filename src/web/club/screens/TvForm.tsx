import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { type Board, screenLimits } from '#contract/club/screens.limits.ts'
import type { Tv } from '#contract/club/screens.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { required } from '#web/kernel/ui/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { BoardsField } from './BoardsField.tsx'
import { screensText } from './screens.text.ts'

const text = screensText.admin

interface TvValues extends Record<string, unknown> {
  name: string
  boards: Board[]
}

export function TvForm({ tv, onDone }: { tv: Tv; onDone: () => void }) {
  const form = useForm<TvValues>({
    initialValues: { name: tv.name, boards: tv.boards },
    validate: {
      name: required(screenLimits.name),
      boards: (boards) => (boards.length === 0 ? text.noBoards : null),
    },
  })
  const update = useWrite(api.club.screens.update, {
    onSuccess: () => {
      popup.success(text.updated)
      onDone()
    },
  })
  return (
    <Form
      form={form}
      send={({ name, boards }: TvValues) => update.mutateAsync({ id: tv.id, version: tv.version, name, boards })}
      onFailure={(failure) => {
        if (failure.is('stale')) popup.error(text.stale)
        return failure.is('stale')
      }}
    >
      <TextInput label={text.name} maxLength={screenLimits.name} required {...form.getInputProps('name')} />
      <BoardsField
        value={form.values.boards}
        onChange={(boards) => form.setFieldValue('boards', boards)}
        error={form.errors.boards}
      />
      <FormActions>
        <Button type="submit" loading={update.isPending}>
          {text.save}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text.cancel}
        </Button>
      </FormActions>
    </Form>
  )
}
