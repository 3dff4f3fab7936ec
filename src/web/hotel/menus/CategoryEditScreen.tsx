import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Category } from '#contract/hotel/menus.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { CategoryFields, categoryLabels, useCategoryForm, valuesOf, writtenIn } from './CategoryFields.tsx'
import { categoryText as text } from './menus.text.ts'
import { PreviewButton, Previewed } from './Preview.tsx'

export function CategoryEditScreen() {
  const { menuId = '', categoryId = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const back = `/menu/${menuId}`
  const shown = { menuId, categoryId }
  return (
    <Previewed shown={shown}>
      <EditScreen title={text.editTitle} back={back} read={category} actions={<PreviewButton shown={shown} />}>
        {(category, gone) => <CategoryEditForm key={category.id} category={category} gone={gone} back={back} />}
      </EditScreen>
    </Previewed>
  )
}

interface CategoryEditFormProps {
  category: Category
  gone: boolean
  back: string
}

function CategoryEditForm({ category, gone, back }: CategoryEditFormProps) {
  const [uploading, setUploading] = useState(false)
  const form = useCategoryForm(valuesOf(category))
  const update = useSaving(api.hotel.menus.updateCategory, { said: text.updated, to: back })
  return (
    <EditForm
      form={form}
      thing={category}
      valuesOf={valuesOf}
      labels={categoryLabels}
      gone={gone}
      back={back}
      uploading={uploading}
      saving={update}
      send={(values, version) => update.mutateAsync({ id: category.id, version, ...writtenIn(values) })}
    >
      <CategoryFields form={form} onBusy={setUploading} />
    </EditForm>
  )
}
