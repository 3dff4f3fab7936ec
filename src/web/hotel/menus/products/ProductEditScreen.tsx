import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { namesById } from '#web/hotel/formFields.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { CategoryBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { menusText, productText as text } from '../menus.text.ts'
import { PreviewButton, PreviewLayout } from '../preview/PreviewLayout.tsx'
import { ProductFields } from './ProductFields.tsx'
import { productChecks, productChecksWithoutPhoto, productLabels, toFormValues, toInput } from './productValues.ts'
import { useProductFromUrl } from './useProductFromUrl.ts'

export function ProductEditScreen() {
  const { menuId = '', categoryId = '' } = usePathParams()
  const product = useProductFromUrl()
  const menu = useRead(api.hotel.menus.one, { id: menuId }).data
  const categories = menu?.categories ?? []
  const category = categories.find(({ id }) => id === product.data?.categoryId)
  const list = to('products', { menuId, categoryId })
  const target = { menuId, categoryId, productId: product.data?.id }
  return (
    <PreviewLayout target={target} hidden={[menu, category, product.data].some((part) => part?.hidden)}>
      <EditScreen
        title={text.editTitle}
        back={list}
        read={product}
        trail={<CategoryBreadcrumbs category={category && menu && { ...category, menu }} />}
        gone={{ sentence: text.gone, back: menusText.backToProducts }}
        actions={<PreviewButton target={target} />}
      >
        {(product, gone) => (
          <EditForm
            thing={product}
            valuesOf={toFormValues}
            labels={productLabels}
            names={{ categoryId: namesById(categories) }}
            checks={product.photo ? productChecks : productChecksWithoutPhoto}
            refused={{ unknown_category: 'categoryId' }}
            write={api.hotel.menus.updateProduct}
            input={(values, version) => ({
              id: product.id,
              version,
              ...toInput(values),
              photoId: values.photo?.id ?? null,
            })}
            said={text.updated}
            to={({ categoryId }) => to('products', { menuId, categoryId })}
            cancel={list}
            gone={gone}
          >
            {(form) => <ProductFields form={form} categories={categories} />}
          </EditForm>
        )}
      </EditScreen>
    </PreviewLayout>
  )
}
