import { and, asc, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type FinishedStatus, orderLimits } from '#contract/hotel/orders.limits.ts'
import type { LineWanted, Order, OrderChange, OrderLine } from '#contract/hotel/orders.ts'
import { totalOf } from '#contract/hotel/totals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { prepared } from '#server/kernel/db/prepared.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { preparedWithPhoto } from '#server/kernel/files/files.queries.ts'
import { zoneOf } from '#server/kernel/venues/venues.queries.ts'
import { shownProduct } from '../menus/menus.queries.ts'
import { categories, menus, products } from '../menus/menus.table.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { orderChanges, orderLines, orders } from './orders.table.ts'
import type { Offer } from './pricing.rules.ts'

type Line = typeof orderLines.$inferSelect
const shownLine = ({ id, productId, name, price, quantity, options, comment, outletId, doneAt }: Line): OrderLine => ({
  id,
  productId,
  name,
  price,
  quantity,
  options,
  comment,
  outletId,
  done: doneAt !== null,
})

const linesOf = async (db: Db, orderIds: readonly string[]) => {
  const found = await db
    .select()
    .from(orderLines)
    .where(among(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))
  return Map.groupBy(found, ({ orderId }) => orderId)
}

/** An order as the database has it, with what is made of it. */
type FoundOrder = Order & { decidedById: string | null; completedById: string | null }

interface Which {
  where?: SQL | undefined
  orderBy?: SQL[]
  limit?: number
  offset?: number
}
const newestFirst = [desc(orders.number)]

const ordersWhere = async (db: Db, { where, orderBy = newestFirst, limit, offset }: Which): Promise<FoundOrder[]> => {
  const query = db
    .select({
      order: orders,
      room: { id: rooms.id, kind: rooms.kind, number: rooms.number },
      ended: sql<boolean>`${stays.closedAt} is not null`,
    })
    .from(orders)
    .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
    .innerJoin(stays, and(eq(stays.venueId, orders.venueId), eq(stays.id, orders.stayId)))
    .where(where)
    .orderBy(...orderBy)
    .$dynamic()
  if (limit !== undefined) query.limit(limit)
  if (offset !== undefined) query.offset(offset)
  const found = await query
  if (found.length === 0) return []
  const lines = await linesOf(
    db,
    found.map(({ order }) => order.id),
  )
  return found.map(({ order, room, ended }) => {
    const own = (lines.get(order.id) ?? []).map(shownLine)
    return {
      ...order,
      room,
      ended,
      lines: own,
      total: totalOf(own),
      sentAt: order.sentAt.toISOString(),
      decidedAt: order.decidedAt?.toISOString() ?? null,
      completedAt: order.completedAt?.toISOString() ?? null,
    }
  })
}

export const findOrder = async (db: Db, id: string): Promise<FoundOrder | null> => {
  const [found] = await ordersWhere(db, { where: eq(orders.id, id) })
  return found ?? null
}

export const ordersOfStay = (db: Db, stayId: string, limit: number = orderLimits.shown) =>
  ordersWhere(db, { where: eq(orders.stayId, stayId), limit })

/** Every order of a stay that counts, the oldest first. */
export const billOf = async (db: Db, stayId: string) => {
  const counting = and(eq(orders.stayId, stayId), ne(orders.status, 'canceled'))
  const billed = await ordersWhere(db, { where: counting, orderBy: [asc(orders.number)] })
  return { orders: billed, total: totalOf(billed.flatMap(({ lines }) => lines)) }
}

/** When the venue's today began, by its own clock. */
const startOfToday = async (db: Db, now: Date) => {
  const zone = await zoneOf(db)
  return sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`
}

export const ordersOfToday = async (db: Db, now: Date, status: FinishedStatus, limit: number) => {
  const today = gte(orders.sentAt, await startOfToday(db, now))
  return ordersWhere(db, { where: and(eq(orders.status, status), today), limit })
}

export const ordersOnBoard = async (db: Db, now: Date) => {
  const open = await ordersWhere(db, { where: inArray(orders.status, ['pending', 'accepted']) })
  return {
    pending: open.filter(({ status }) => status === 'pending'),
    accepted: open.filter(({ status }) => status === 'accepted'),
    canceled: await ordersOfToday(db, now, 'canceled', orderLimits.today),
    completed: await ordersOfToday(db, now, 'completed', orderLimits.today),
  }
}

/** What an outlet prepares: its own lines, and those that belong to none. */
const isFor = (outletId: string) => (line: OrderLine) => line.outletId === outletId || line.outletId === null

export const ordersInKitchen = async (db: Db, outletId: string | undefined): Promise<Order[]> => {
  const open = await ordersWhere(db, {
    where: inArray(orders.status, ['pending', 'accepted']),
    orderBy: [asc(orders.number)],
  })
  if (!outletId) return open
  return open
    .map((order) => ({ ...order, lines: order.lines.filter(isFor(outletId)) }))
    .filter(({ lines }) => lines.some(({ done }) => !done))
}

export const ordersWaiting = (db: Db) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      sentAt: orders.sentAt,
      room: { id: rooms.id, kind: rooms.kind, number: rooms.number },
    })
    .from(orders)
    .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
    .where(eq(orders.status, 'pending'))
    .orderBy(asc(orders.number))

export const orderHistory = async (db: Db, now: Date, page: number) => {
  const past = and(eq(orders.status, 'completed'), lt(orders.sentAt, await startOfToday(db, now)))
  const size = orderLimits.historyPage
  return {
    orders: await ordersWhere(db, { where: past, limit: size, offset: (page - 1) * size }),
    pages: Math.ceil((await db.$count(orders, past)) / size),
  }
}

export const changesOf = async (db: Db, orderId: string): Promise<OrderChange[]> => {
  const found = await db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id))
  return found.map((change) => ({ ...change, at: change.at.toISOString() }))
}

const byId = <T extends { id: string }>(things: readonly T[]) => new Map(things.map((thing) => [thing.id, thing]))

interface Wanted extends Record<string, unknown> {
  ids: string[]
}
const isWanted = sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`
const holdsWanted = sql`${categories.id} in (select ${products.categoryId} from ${products} where ${isWanted})`
const offersWanted = sql`${menus.id} in (select ${categories.menuId} from ${categories} where ${holdsWanted})`
const wantedProducts = preparedWithPhoto<Wanted, typeof products>('hotel_wanted_products', products, {
  where: isWanted,
})
const wantedCategories = preparedWithPhoto<Wanted, typeof categories>('hotel_wanted_categories', categories, {
  where: holdsWanted,
})
const wantedMenus = preparedWithPhoto<Wanted, typeof menus>('hotel_wanted_menus', menus, { where: offersWanted })
const outletIds = prepared<Record<string, never>, { id: string }>('hotel_outlet_ids', (db) =>
  db.select({ id: outlets.id }).from(outlets),
)

/** What the house offers of these lines at that moment, in one journey. */
export const offerFor = async (db: Db, lines: readonly LineWanted[], at: Date): Promise<Offer> => {
  const wanted = { ids: [...new Set(lines.map(({ productId }) => productId))] }
  const [products, categories, menus, outlets] = await Promise.all([
    wantedProducts(db, wanted),
    wantedCategories(db, wanted),
    wantedMenus(db, wanted),
    outletIds(db, {}),
  ])
  return {
    products: byId(products.map(shownProduct)),
    categories: byId(categories),
    menus: byId(menus),
    outlets: new Set(outlets.map(({ id }) => id)),
    at,
  }
}

/** How many orders of a stay wait, and whether this one is among all that it has sent. */
interface Asked extends Record<string, unknown> {
  stayId: string
  id: string
}
const soFar = prepared<Asked, { pending: number; known: boolean | null }>('hotel_orders_so_far', (db) =>
  db
    .select({
      pending: sql<number>`count(*) filter (where ${orders.status} = 'pending')`.mapWith(Number),
      known: sql<boolean | null>`bool_or(${orders.id} = ${sql.placeholder('id')})`,
    })
    .from(orders)
    .where(eq(orders.stayId, sql.placeholder('stayId'))),
)
export const ordersSoFar = async (db: Db, asked: Asked) => {
  const [found] = await soFar(db, asked)
  return { pending: found?.pending ?? 0, known: found?.known ?? false }
}
