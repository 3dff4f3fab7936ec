import { and, eq, sql } from 'drizzle-orm'
import type { OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { prepareSelectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { hotelSettings } from '../accounts/accounts.table.ts'
import { toProductOutput } from '../menus/menus.queries.ts'
import { categories, menus, products } from '../menus/menus.table.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { orders } from './orders.table.ts'
import type { LineTax, OrderableProducts } from './pricing.rules.ts'

const byId = <T extends { id: string }>(things: readonly T[]) => new Map(things.map((thing) => [thing.id, thing]))

interface RequestedProducts extends Record<string, unknown> {
  ids: string[]
}
const isRequested = sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`
const hasRequestedProduct = sql`${categories.id} in (select ${products.categoryId} from ${products} where ${isRequested})`
const hasRequestedCategory = sql`${menus.id} in (select ${categories.menuId} from ${categories} where ${hasRequestedProduct})`
const selectRequestedProducts = prepareSelectWithPhoto<RequestedProducts, typeof products>(
  'hotel_wanted_products',
  products,
  {
    where: isRequested,
  },
)
const selectRequestedCategories = prepareSelectWithPhoto<RequestedProducts, typeof categories>(
  'hotel_wanted_categories',
  categories,
  {
    where: hasRequestedProduct,
  },
)
const selectRequestedMenus = prepareSelectWithPhoto<RequestedProducts, typeof menus>('hotel_wanted_menus', menus, {
  where: hasRequestedCategory,
})
const selectOutletIds = preparedQuery<Record<string, never>, { id: string }>('hotel_outlet_ids', (db) =>
  db.select({ id: outlets.id }).from(outlets),
)

/** The rate of the product, otherwise of its category, otherwise the venue's first rate. */
const selectTaxes = preparedQuery<RequestedProducts, LineTax & { productId: string }>('hotel_wanted_taxes', (db) =>
  db
    .select({
      productId: products.id,
      taxRate: sql<number | null>`(select (r.rate ->> 'rate')::int
        from jsonb_array_elements(${hotelSettings.taxRates}) with ordinality r (rate, place)
        order by (r.rate ->> 'id') is not distinct from coalesce(${products.taxRateId}, ${categories.taxRateId})::text desc, r.place
        limit 1)`,
      taxAdded: sql<boolean>`${hotelSettings.taxMode} = 'added'`,
    })
    .from(products)
    .innerJoin(categories, and(eq(categories.venueId, products.venueId), eq(categories.id, products.categoryId)))
    .innerJoin(hotelSettings, eq(hotelSettings.venueId, products.venueId))
    .where(isRequested),
)

/** Loads the products of the lines with their categories and menus, and all outlets, in one round trip. */
export const loadOrderableProducts = async (
  db: Db,
  lines: readonly OrderLineRequest[],
  at: Date,
): Promise<OrderableProducts> => {
  const requested = { ids: [...new Set(lines.map(({ productId }) => productId))] }
  const [products, categories, menus, outlets, taxes] = await Promise.all([
    selectRequestedProducts(db, requested),
    selectRequestedCategories(db, requested),
    selectRequestedMenus(db, requested),
    selectOutletIds(db, {}),
    selectTaxes(db, requested),
  ])
  return {
    products: byId(products.map(toProductOutput)),
    categories: byId(categories),
    menus: byId(menus),
    outlets: new Set(outlets.map(({ id }) => id)),
    taxes: new Map(taxes.map(({ productId, ...tax }) => [productId, tax])),
    at,
  }
}

interface OrderKey extends Record<string, unknown> {
  stayId: string
  id: string
}
const selectSoFar = preparedQuery<OrderKey, { pending: number; known: boolean | null }>('hotel_orders_so_far', (db) =>
  db
    .select({
      pending: sql<number>`count(*) filter (where ${orders.status} = 'pending')`.mapWith(Number),
      known: sql<boolean | null>`bool_or(${orders.id} = ${sql.placeholder('id')})`,
    })
    .from(orders)
    .where(eq(orders.stayId, sql.placeholder('stayId'))),
)
/** Number of pending orders of the stay, and whether the stay has an order with this id already. */
export const checkEarlierOrders = async (db: Db, key: OrderKey) => {
  const [found] = await selectSoFar(db, key)
  return { pending: found?.pending ?? 0, known: found?.known ?? false }
}
