import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { orderIn } from '#web/hotel/fields.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { productText as text } from '../menus.text.ts'
import { CategoryTrail } from '../Trail.tsx'
import { ProductFields } from './ProductFields.tsx'
import { blankProduct, newProductChecks, writtenIn } from './productValues.ts'

export function ProductCreateScreen() {
  const { menuId = '', categoryId = '' } = useParams()
  const category = to('products', { menuId, categoryId })
  return (
    <CreateScreen
      title={text.add}
      trail={<CategoryTrail category={useRead(api.hotel.menus.category, { id: categoryId }).data} />}
      inRow
      start={blankProduct(categoryId)}
      checks={newProductChecks}
      write={api.hotel.menus.createProduct}
      input={(id, values) => ({
        id,
        ...writtenIn(values),
        photoId: values.photo?.id ?? null,
        orderProduct: orderIn(values.order),
      })}
      said={text.created}
      to={category}
      cancel={category}
    >
      {(form) => <ProductFields form={form} />}
    </CreateScreen>
  )
}
