import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { namesOf } from '#web/hotel/fields.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { menusText, productText as text } from '../menus.text.ts'
import { PreviewButton, Previewed } from '../preview/Preview.tsx'
import { CategoryTrail } from '../Trail.tsx'
import { ProductFields } from './ProductFields.tsx'
import { productChecks, productLabels, valuesOf, writtenIn } from './productValues.ts'
import { useProductAt } from './useProductAt.ts'

export function ProductEditScreen() {
  const { menuId = '', categoryId = '' } = useParams()
  const product = useProductAt()
  const menu = useRead(api.hotel.menus.one, { id: menuId }).data
  const categories = menu?.categories ?? []
  const category = categories.find(({ id }) => id === product.data?.categoryId)
  const list = to('products', { menuId, categoryId })
  const target = { menuId, categoryId, productId: product.data?.id }
  return (
    <Previewed target={target} hidden={[menu, category, product.data].some((part) => part?.hidden)}>
      <EditScreen
        title={text.editTitle}
        back={list}
        read={product}
        trail={<CategoryTrail category={category && menu && { ...category, menu }} />}
        gone={{ sentence: text.gone, back: menusText.backToProducts }}
        actions={<PreviewButton target={target} />}
      >
        {(product, gone) => (
          <EditForm
            thing={product}
            valuesOf={valuesOf}
            labels={productLabels}
            names={{ categoryId: namesOf(categories) }}
            checks={productChecks}
            refused={{ unknown_category: 'categoryId' }}
            write={api.hotel.menus.updateProduct}
            input={(values, version) => ({
              id: product.id,
              version,
              ...writtenIn(values),
              photoId: values.photo?.id ?? '',
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
    </Previewed>
  )
}
