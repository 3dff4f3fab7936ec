import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Trouble } from '#web/kernel/ui/Loaded.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { menusText, productText as text } from './menus.text.ts'
import { ProductFields } from './ProductFields.tsx'
import { productLabels, useProductForm, valuesOf, writtenIn } from './productValues.ts'

export function ProductEditScreen() {
  const { menuId = '', categoryId = '', productIndex = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const back = `/menu/${menuId}/${categoryId}`
  return (
    <EditScreen title={text.editTitle} back={back} read={category}>
      {({ products }, gone) => (
        <ProductAt key={productIndex} products={products} place={Number(productIndex)} gone={gone} back={back} />
      )}
    </EditScreen>
  )
}

interface ProductAtProps {
  products: readonly Product[]
  place: number
  gone: boolean
  back: string
}

/** The address names a place in the list. Whoever is found there stays, however the list is ordered meanwhile. */
function ProductAt({ products, place, gone, back }: ProductAtProps) {
  const [found, setFound] = useState(products[place])
  const current = products.find(({ id }) => id === found?.id)
  if (current && current !== found) setFound(current)
  if (!found)
    return (
      <Trouble sentence={text.gone}>
        <LinkButton to={back}>{menusText.backToProducts}</LinkButton>
      </Trouble>
    )
  return <ProductEditForm product={current ?? found} gone={gone || !current} back={back} />
}

interface ProductEditFormProps {
  product: Product
  gone: boolean
  back: string
}

function ProductEditForm({ product, gone, back }: ProductEditFormProps) {
  const navigate = useNavigate()
  const [uploading, setUploading] = useState(false)
  const form = useProductForm(valuesOf(product), true)
  const update = useWrite(api.hotel.menus.updateProduct, {
    onSuccess: () => {
      popup.success(text.updated)
      void navigate(back)
    },
  })
  const { id, categoryId, nameOfBuys } = product
  return (
    <EditForm
      form={form}
      thing={product}
      valuesOf={valuesOf}
      labels={productLabels}
      gone={gone}
      back={back}
      uploading={uploading}
      saving={update}
      send={(values, version) =>
        update.mutateAsync({
          id,
          version,
          categoryId,
          nameOfBuys,
          ...writtenIn(values),
          photoId: values.photo?.id ?? '',
        })
      }
    >
      <ProductFields form={form} onBusy={setUploading} />
    </EditForm>
  )
}
