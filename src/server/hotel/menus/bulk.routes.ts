import { menusInBulk as contract } from '#contract/hotel/menus.bulk.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { writePhotos, writePrices } from './bulk.queries.ts'
import { findMenu, lockAllOf, wholeMenu } from './menus.queries.ts'

const on = behindDoor(contract)

export const bulkRoutes = {
  everyProduct: on.everyProduct.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const { categories, products } = await wholeMenu(db, input.id)
    const inCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
    return {
      ...menu,
      categories: categories.map((category) => ({ ...category, products: inCategory.get(category.id) ?? [] })),
    }
  }),

  changePrices: on.changePrices.handler(async ({ context: { db }, input: { id, prices }, errors }) => {
    if (!(await lockAllOf(db, id))) throw errors.gone()
    if ((await writePrices(db, id, prices)) < prices.length) throw errors.stale()
    return { done: true }
  }),

  changePhotos: on.changePhotos.handler(async ({ context: { db }, input: { id, photos }, errors }) => {
    if (!(await lockAllOf(db, id))) throw errors.gone()
    const saved = await writePhotos(db, id, photos)
    return { stale: photos.filter((change) => saved.get(change.id) !== change.photoId).map(({ id }) => id) }
  }),
}
