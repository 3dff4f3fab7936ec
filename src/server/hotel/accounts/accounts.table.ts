import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { adjustmentKinds, paymentKinds, paymentMethods, taxModes } from '#contract/hotel/accounts.limits.ts'
import type { TaxRate } from '#contract/hotel/accounts.ts'
import { callerPolicy, staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { stays } from '../stays/stays.table.ts'
import { shifts } from '../till/till.table.ts'

/** An amount in hundredths of the venue's currency. */
const amount = () => bigint({ mode: 'number' }).notNull()

/** Time of an entry and the staff account that made it: the name for display, the account's id for figures. */
const entry = () => ({ at: timestamptz().notNull(), by: text().notNull(), byId: uuid() })

/** Settings of the venue for taxes, service, receipts and the till. A venue without a row has the defaults. */
export const hotelSettings = pgTable(
  'hotel_settings',
  {
    venueId: venueId(),
    taxMode: text({ enum: taxModes }).notNull().default('included'),
    /** The first rate applies to products and categories without one; an empty list means that receipts show no tax. */
    taxRates: jsonb().$type<TaxRate[]>().notNull().default([]),
    /** Service charge in hundredths of a percent; 0 for none. */
    serviceRate: integer().notNull().default(0),
    /** Link of the venue's payment provider; {amount} and {reference} are replaced. */
    paymentLink: text().notNull().default(''),
    legalName: text().notNull().default(''),
    taxId: text().notNull().default(''),
    legalAddress: text().notNull().default(''),
    tillEnabled: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId] }),
    check('hotel_settings_service', sql`${t.serviceRate} between 0 and 10000`),
    venuePolicy(t),
    // Guests see taxes and service on their bill; an order copies the tax rate to its lines.
    staffPolicy({ kinds: ['guest'] }),
  ],
)

const ofStay = (t: { venueId: AnyPgColumn; stayId: AnyPgColumn }) =>
  foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] })

/** Last receipt number of a venue; taking the next one locks the row until the commit, so numbers have no gaps. */
export const receiptNumbers = pgTable(
  'hotel_receipt_numbers',
  { venueId: venueId(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.venueId] }), venuePolicy(t), staffPolicy()],
)

/**
 * Money received for a stay, or given back (`amount` < 0). Entries are never changed: a trigger refuses to update or
 * delete them, and to add one to a closed shift. A correction is a new entry.
 */
export const payments = pgTable(
  'hotel_payments',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    number: integer().notNull(),
    kind: text({ enum: paymentKinds }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    /** Amount that is paid off the account, without the tip. */
    amount: amount(),
    /** Belongs to the staff; it does not change what the account owes. */
    tip: amount().default(0),
    /** Cash that the guest handed over; null when the exact amount or no cash was given. */
    received: bigint({ mode: 'number' }),
    payer: text().notNull().default(''),
    /** Number of the provider's operation, or the reason of a refund. */
    reference: text().notNull().default(''),
    /** The payment that a refund gives back. */
    refundOf: uuid(),
    /** The account that a table's bill is charged to ('a la habitación'): it owes `amount` more. */
    chargedStayId: uuid(),
    /** Lines that this payment covers when the bill is split by item. */
    items: jsonb().$type<{ orderId: string; lineId: string; quantity: number }[]>(),
    shiftId: uuid(),
    ...entry(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.number),
    ofStay(t),
    foreignKey({ columns: [t.venueId, t.chargedStayId], foreignColumns: [stays.venueId, stays.id] }),
    foreignKey({ columns: [t.venueId, t.refundOf], foreignColumns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.shiftId], foreignColumns: [shifts.venueId, shifts.id] }),
    index().on(t.venueId, t.stayId, t.number),
    index().on(t.venueId, t.shiftId),
    index().on(t.venueId, t.chargedStayId),
    check('hotel_payments_tip', sql`(${t.kind} = 'payment' and ${t.tip} >= 0) or ${t.tip} <= 0`),
    check(
      'hotel_payments_amount',
      sql`${t.kind} = 'moved' or (${t.kind} = 'refund') = (${t.amount} < 0) or (${t.amount} = 0 and ${t.tip} <> 0)`,
    ),
    check('hotel_payments_refund', sql`(${t.kind} = 'refund') = (${t.refundOf} is not null)`),
    check('hotel_payments_charged', sql`${t.chargedStayId} is null or ${t.method} = 'room'`),
    venuePolicy(t),
    // The guests of a room see what a table charged to them: their bill would not add up without it.
    callerPolicy('guest', t.stayId, {}, sql`is_for_caller('guest', ${t.chargedStayId})`),
  ],
)

/** Discounts, service charges and other charges of a stay. Entries are never changed; a reversal is a new entry. */
export const adjustments = pgTable(
  'hotel_adjustments',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    kind: text({ enum: adjustmentKinds }).notNull(),
    /** In hundredths of a percent of the orders at the time of the bill; null for a fixed amount. */
    rate: integer(),
    /** A fixed amount; 0 when `rate` is set. A discount is positive here. */
    amount: amount().default(0),
    reason: text().notNull(),
    /** The entry that this one reverses: both then count nothing. */
    reversalOf: uuid(),
    ...entry(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    ofStay(t),
    foreignKey({ columns: [t.venueId, t.reversalOf], foreignColumns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.reversalOf),
    index().on(t.venueId, t.stayId, t.at),
    check('hotel_adjustments_value', sql`${t.rate} is null or ${t.amount} = 0`),
    check('hotel_adjustments_rate', sql`${t.rate} between 0 and 10000`),
    check('hotel_adjustments_amount', sql`${t.amount} >= 0`),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)

/** A payment link given to a guest. Staff confirm that the money arrived; the confirmation is a payment. */
export const paymentRequests = pgTable(
  'hotel_payment_requests',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    stayId: uuid().notNull(),
    amount: amount(),
    reference: text().notNull(),
    paymentId: uuid(),
    canceledAt: timestamptz(),
    ...entry(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    ofStay(t),
    foreignKey({ columns: [t.venueId, t.paymentId], foreignColumns: [payments.venueId, payments.id] }),
    unique().on(t.venueId, t.reference),
    index().on(t.venueId, t.stayId, t.at),
    check('hotel_payment_requests_amount', sql`${t.amount} > 0`),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)
