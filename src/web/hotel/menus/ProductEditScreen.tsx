import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { CategoryInList, Product } from '#contract/hotel/menus.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Trouble } from '#web/kernel/ui/Loaded.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { menusText, productText as text } from './menus.text.ts'
import { PreviewButton, Previewed } from './Preview.tsx'
import { ProductFields } from './ProductFields.tsx'
import { productLabels, useProductForm, valuesOf, writtenIn } from './productValues.ts'

export function ProductEditScreen() {
  const { menuId = '', categoryId = '', productIndex = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  // The address names a place in the list. Whoever is found there stays, however the list is ordered meanwhile.
  const [found, setFound] = useState<Product>()
  const place = category.data?.products[Number(productIndex)]
  if (!found && place) setFound(place)
  const back = `/menu/${menuId}/${categoryId}`
  const shown = { menuId, categoryId, productId: found?.id }
  return (
    <Previewed shown={shown}>
      <EditScreen title={text.editTitle} back={back} read={category} actions={<PreviewButton shown={shown} />}>
        {({ products }, gone) =>
          found ? (
            <Found
              found={products.find(({ id }) => id === found.id) ?? found}
              isHere={!gone && products.some(({ id }) => id === found.id)}
              categories={menu.data?.categories ?? []}
              back={back}
            />
          ) : (
            <Trouble sentence={text.gone}>
              <LinkButton to={back}>{menusText.backToProducts}</LinkButton>
            </Trouble>
          )
        }
      </EditScreen>
    </Previewed>
  )
}

interface FoundProps {
  found: Product
  /** Still in the category that the address names. */
  isHere: boolean
  categories: readonly CategoryInList[]
  back: string
}

/** Somebody may move it to another category meanwhile: it is followed there. */
function Found({ found, isHere, categories, back }: FoundProps) {
  const moved = useReadWhile(!isHere, api.hotel.menus.product, { id: found.id })
  return (
    <ProductEditForm
      product={isHere ? found : (moved.data ?? found)}
      gone={!isHere && isRefusal(moved.error, 'gone')}
      categories={categories}
      back={back}
    />
  )
}

interface ProductEditFormProps {
  product: Product
  gone: boolean
  categories: readonly CategoryInList[]
  back: string
}

function ProductEditForm({ product, gone, categories, back }: ProductEditFormProps) {
  const [uploading, setUploading] = useState(false)
  const form = useProductForm(valuesOf(product), true)
  const { menuId } = useParams()
  const update = useSaving(api.hotel.menus.updateProduct, {
    said: text.updated,
    to: ({ categoryId }) => `/menu/${menuId}/${categoryId}`,
  })
  return (
    <EditForm
      form={form}
      thing={product}
      valuesOf={valuesOf}
      labels={productLabels}
      names={Object.fromEntries(categories.map(({ id, name }) => [id, name]))}
      gone={gone}
      back={back}
      uploading={uploading}
      saving={update}
      send={(values, version) =>
        update.mutateAsync({ id: product.id, version, ...writtenIn(values), photoId: values.photo?.id ?? '' })
      }
    >
      <ProductFields form={form} categories={categories} onBusy={setUploading} />
    </EditForm>
  )
}
