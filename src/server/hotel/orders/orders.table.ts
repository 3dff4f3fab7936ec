import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { deliveryPlaces, orderChangeKinds, orderLimits, orderStatuses } from '#contract/hotel/orders.limits.ts'
import type { OrderLine } from '#contract/hotel/orders.ts'
import { callerPolicy, staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'

export const orderStatus = pgEnum('hotel_order_status', orderStatuses)

/** Last order number of a venue. Taking the next number locks the row until the commit, so new numbers have no gaps. */
export const orderNumbers = pgTable('hotel_order_numbers', { venueId: venueId(), last: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.venueId] }),
  venuePolicy(t),
  staffPolicy({ kinds: ['guest'] }),
])

export const orders = pgTable(
  'hotel_orders',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    number: integer().notNull(),
    stayId: uuid().notNull(),
    roomId: uuid().notNull(),
    status: orderStatus().notNull(),
    sentAt: timestamptz().notNull(),
    enteredBy: text(),
    /** Outlet that the order was placed from; null when it was placed from the page of the room or table. */
    outletId: uuid(),
    deliverTo: text({ enum: deliveryPlaces }).notNull().default('room'),
    spot: text().notNull().default(''),
    /**
     * The staff person who accepted or canceled the order, null if there is none: name for display, account id to compare with the
     * caller.
     */
    decidedBy: text(),
    decidedById: uuid(),
    decidedAt: timestamptz(),
    /** Reason of the cancellation, which guests read too; can be empty. */
    cancelReason: text().notNull().default(''),
    /** Time at which the kitchen finished the last line ('Listo'). */
    readyAt: timestamptz(),
    completedBy: text(),
    completedById: uuid(),
    completedAt: timestamptz(),
    corrections: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.number),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    foreignKey({ columns: [t.venueId, t.roomId], foreignColumns: [rooms.venueId, rooms.id] }),
    index().on(t.venueId, t.stayId, t.number),
    // A condition of the index, because comparisons of enums are not leakproof and cannot use a column of it (docs/decisions/0010).
    index('hotel_orders_open').on(t.venueId, t.sentAt).where(sql`status in ('pending', 'accepted')`),
    index().on(t.venueId, t.sentAt),
    check('hotel_orders_number', sql`${t.number} > 0`),
    check('hotel_orders_delivery', sql`${t.deliverTo} = 'room' or ${t.outletId} is not null`),
    // Closing a stay can complete a pending order without accepting it.
    check(
      'hotel_orders_decided',
      sql`${t.status} = 'completed' or (${t.status} = 'pending') = (${t.decidedAt} is null)`,
    ),
    check('hotel_orders_completed', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)

/** Written as literals: PostgreSQL does not compare a parameter with the condition of the index `hotel_orders_open`. */
export const isOpen = sql`${orders.status} in ('pending', 'accepted')`
export const isPending = sql`${orders.status} = 'pending'`

/** Ordered products with their names and prices at the time of the order; later changes of a product do not apply. */
export const orderLines = pgTable(
  'hotel_order_lines',
  {
    venueId: venueId(),
    orderId: uuid().notNull(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    position: integer().notNull(),
    productId: uuid().notNull(),
    name: text().notNull(),
    /** Price of one unit with its options, in hundredths of the venue's currency. */
    price: bigint({ mode: 'number' }),
    quantity: integer().notNull(),
    options: jsonb().$type<OrderLine['options']>().notNull(),
    comment: text().notNull(),
    outletId: uuid(),
    /** Station that prepares the line; null when neither product nor category had one at the time of the order. */
    stationId: uuid(),
    /** Tax rate at the time of the order, in hundredths of a percent; null when the venue had no rates. */
    taxRate: integer(),
    /** True when the tax is added to the price on the bill, at the time of the order; false when the price includes it. */
    taxAdded: boolean().notNull().default(false),
    doneAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.orderId, t.id] }),
    foreignKey({ columns: [t.venueId, t.orderId], foreignColumns: [orders.venueId, orders.id] }),
    check('hotel_order_lines_price', sql`${t.price} >= 0`),
    check('hotel_order_lines_quantity', sql`${t.quantity} between 1 and ${sql.raw(String(orderLimits.quantity))}`),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)

/** Change log of orders. A trigger refuses to update or delete its rows. */
export const orderChanges = pgTable(
  'hotel_order_changes',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    orderId: uuid().notNull(),
    stayId: uuid().notNull(),
    at: timestamptz().notNull(),
    by: text().notNull(),
    what: text({ enum: orderChangeKinds }).notNull(),
    reason: text().notNull().default(''),
    before: jsonb().$type<OrderLine[]>(),
    after: jsonb().$type<OrderLine[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.orderId], foreignColumns: [orders.venueId, orders.id] }),
    index().on(t.venueId, t.orderId, t.at),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)
