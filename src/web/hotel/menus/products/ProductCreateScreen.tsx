import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { parseListPosition } from '#web/hotel/formFields.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { CategoryBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { productText as text } from '../menus.text.ts'
import { ProductFields } from './ProductFields.tsx'
import { emptyProduct, newProductChecks, toInput } from './productValues.ts'

export function ProductCreateScreen() {
  const { menuId = '', categoryId = '' } = usePathParams()
  const category = to('products', { menuId, categoryId })
  return (
    <CreateScreen
      title={text.add}
      trail={<CategoryBreadcrumbs category={useRead(api.hotel.menus.category, { id: categoryId }).data} />}
      inRow
      start={emptyProduct(categoryId)}
      checks={newProductChecks}
      write={api.hotel.menus.createProduct}
      input={(id, values) => ({
        id,
        ...toInput(values),
        photoId: values.photo?.id ?? null,
        orderProduct: parseListPosition(values.order),
      })}
      said={text.created}
      to={category}
      cancel={category}
    >
      {(form) => <ProductFields form={form} />}
    </CreateScreen>
  )
}
