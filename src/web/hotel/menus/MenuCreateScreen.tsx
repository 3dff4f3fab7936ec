import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { SaveActions } from '#web/kernel/ui/EditForm.tsx'
import { Form } from '#web/kernel/ui/Form.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { blankMenu, MenuFields, type MenuValues, useMenuForm, writtenIn } from './MenuFields.tsx'
import { menuText as text } from './menus.text.ts'

export function MenuCreateScreen() {
  const navigate = useNavigate()
  // One id per form: tapping twice, or trying again after a cut, makes one menu.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = useMenuForm(blankMenu())
  const create = useWrite(api.hotel.menus.create, {
    onSuccess: () => {
      popup.success(text.created)
      void navigate('/menu')
    },
  })
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
