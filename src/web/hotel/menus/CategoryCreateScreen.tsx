import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { SaveActions } from '#web/kernel/ui/EditForm.tsx'
import { Form } from '#web/kernel/ui/Form.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { blankCategory, CategoryFields, type CategoryValues, useCategoryForm, writtenIn } from './CategoryFields.tsx'
import { categoryText as text } from './menus.text.ts'

export function CategoryCreateScreen() {
  const { menuId = '' } = useParams()
  const navigate = useNavigate()
  // One id per form: tapping twice, or trying again after a cut, makes one category.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = useCategoryForm(blankCategory())
  const back = `/menu/${menuId}`
  const create = useWrite(api.hotel.menus.createCategory, {
    onSuccess: () => {
      popup.success(text.created)
      void navigate(back)
    },
  })
  return (
    <Screen title={text.create} narrow>
      <Panel>
        <Form form={form} send={(values: CategoryValues) => create.mutateAsync({ id, menuId, ...writtenIn(values) })}>
          <CategoryFields form={form} onBusy={setUploading} />
          <SaveActions saving={create} back={back} disabled={uploading} />
        </Form>
      </Panel>
    </Screen>
  )
}
