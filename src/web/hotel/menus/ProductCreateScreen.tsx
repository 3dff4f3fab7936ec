import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { SaveActions } from '#web/kernel/ui/EditForm.tsx'
import { Form } from '#web/kernel/ui/Form.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { productText as text } from './menus.text.ts'
import { ProductFields } from './ProductFields.tsx'
import { blankProduct, type ProductValues, useProductForm, writtenIn } from './productValues.ts'

export function ProductCreateScreen() {
  const { menuId = '', categoryId = '' } = useParams()
  // One id per form: tapping twice, or trying again after a cut, makes one product.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = useProductForm(blankProduct(categoryId), false)
  const back = `/menu/${menuId}/${categoryId}`
  const create = useSaving(api.hotel.menus.createProduct, { said: text.created, to: back })
  const send = (values: ProductValues) =>
    create.mutateAsync({ id, ...writtenIn(values), photoId: values.photo?.id ?? null })
  return (
    <Screen title={text.add} narrow>
      <Panel>
        <Form form={form} send={send}>
          <ProductFields form={form} onBusy={setUploading} />
          <SaveActions saving={create} back={back} disabled={uploading} />
        </Form>
      </Panel>
    </Screen>
  )
}
