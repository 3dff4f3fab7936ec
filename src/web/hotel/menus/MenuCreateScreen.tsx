import { useState } from 'react'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { SaveActions } from '#web/kernel/ui/EditForm.tsx'
import { Form } from '#web/kernel/ui/Form.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { blankMenu, MenuFields, type MenuValues, useMenuForm, writtenIn } from './MenuFields.tsx'
import { menuText as text } from './menus.text.ts'

export function MenuCreateScreen() {
  // One id per form: tapping twice, or trying again after a cut, makes one menu.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = useMenuForm(blankMenu())
  const create = useSaving(api.hotel.menus.create, { said: text.created, to: '/menu' })
  return (
    <Screen title={text.create} narrow>
      <Panel>
        <Form form={form} send={(values: MenuValues) => create.mutateAsync({ id, ...writtenIn(values) })}>
          <MenuFields form={form} onBusy={setUploading} />
          <SaveActions saving={create} back="/menu" disabled={uploading} />
        </Form>
      </Panel>
    </Screen>
  )
}
