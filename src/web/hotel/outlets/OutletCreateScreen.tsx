import { useState } from 'react'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { SaveActions } from '#web/kernel/ui/EditForm.tsx'
import { Form } from '#web/kernel/ui/Form.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { blankOutlet, OutletFields, type OutletValues, useOutletForm, writtenIn } from './OutletFields.tsx'
import { outletsText as text } from './outlets.text.ts'

export function OutletCreateScreen() {
  // One id per form: tapping twice, or trying again after a cut, makes one outlet.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = useOutletForm(blankOutlet)
  const create = useSaving(api.hotel.outlets.create, { said: text.created, to: '/outlets' })
  return (
    <Screen title={text.create} narrow>
      <Panel>
        <Form form={form} send={(values: OutletValues) => create.mutateAsync({ id, ...writtenIn(values) })}>
          <OutletFields form={form} onBusy={setUploading} />
          <SaveActions saving={create} back="/outlets" disabled={uploading} />
        </Form>
      </Panel>
    </Screen>
  )
}
