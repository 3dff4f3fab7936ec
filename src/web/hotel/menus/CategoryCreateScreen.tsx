import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { SaveActions } from '#web/kernel/ui/EditForm.tsx'
import { Form } from '#web/kernel/ui/Form.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { blankCategory, CategoryFields, type CategoryValues, useCategoryForm, writtenIn } from './CategoryFields.tsx'
import { categoryText as text } from './menus.text.ts'

export function CategoryCreateScreen() {
  const { menuId = '' } = useParams()
  // One id per form: tapping twice, or trying again after a cut, makes one category.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = useCategoryForm(blankCategory())
  const back = `/menu/${menuId}`
  const create = useSaving(api.hotel.menus.createCategory, { said: text.created, to: back })
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
