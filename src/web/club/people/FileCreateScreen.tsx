import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { blankFile, FileFields, type FileValues, showTaken, useFileForm, writtenIn } from './FileFields.tsx'
import { fileText as text } from './people.text.ts'

export function FileCreateScreen() {
  const navigate = useNavigate()
  // One id per form: tapping twice, or trying again after a cut, makes one person.
  const [id] = useState(newId)
  const form = useFileForm(blankFile)
  const create = useWrite(api.club.people.create, {
    onSuccess: () => {
      popup.success(text.created)
      void navigate(`/fichas/${id}`)
    },
  })
  return (
    <Screen title={text.createTitle} narrow>
      <Panel>
        <Form
          form={form}
          send={(values: FileValues) => create.mutateAsync({ id, ...writtenIn(values) })}
          onFailure={(failure) => showTaken(form, failure)}
        >
          <FileFields form={form} />
          <FormActions>
            <Button type="submit" loading={create.isPending || create.isSuccess}>
              {text.save}
            </Button>
            <LinkButton to="/fichas">{text.cancel}</LinkButton>
          </FormActions>
        </Form>
      </Panel>
    </Screen>
  )
}
