import { menusBulkEdit as contract } from '#contract/hotel/menus.bulk.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { updatePhotos, updatePrices } from './bulk.queries.ts'
import { findMenu, loadWholeMenu, lockMenu } from './menus.queries.ts'

const on = inTransaction(contract)

export const bulkRoutes = {
  everyProduct: on.everyProduct.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const { categories, products } = await loadWholeMenu(db, input.id)
    const inCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
    return {
      ...menu,
      categories: categories.map((category) => ({ ...category, products: inCategory.get(category.id) ?? [] })),
    }
  }),

  changePrices: on.changePrices.handler(async ({ context: { db }, input: { id, prices }, errors }) => {
    if (!(await lockMenu(db, id))) throw errors.gone()
    if ((await updatePrices(db, id, prices)) < prices.length) throw errors.stale()
    return { done: true }
  }),

  changePhotos: on.changePhotos.handler(async ({ context: { db }, input: { id, photos }, errors }) => {
    if (!(await lockMenu(db, id))) throw errors.gone()
    const saved = await updatePhotos(db, id, photos)
    return { stale: photos.filter((change) => saved.get(change.id) !== change.photoId).map(({ id }) => id) }
  }),
}
