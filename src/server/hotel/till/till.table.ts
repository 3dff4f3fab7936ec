import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { outlets } from '../outlets/outlets.table.ts'

/** A till shift ('turno de caja') of an outlet, or of the venue without an outlet. A trigger refuses to change a closed one. */
export const shifts = pgTable(
  'hotel_shifts',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    outletId: uuid(),
    openedAt: timestamptz().notNull(),
    openedBy: text().notNull(),
    openedById: uuid(),
    /** Amounts in hundredths of the venue's currency. */
    openingAmount: bigint({ mode: 'number' }).notNull(),
    closedAt: timestamptz(),
    closedBy: text(),
    closedById: uuid(),
    countedAmount: bigint({ mode: 'number' }),
    /** Cash that the entries of the shift add up to at its closing; the difference is `countedAmount - expectedAmount`. */
    expectedAmount: bigint({ mode: 'number' }),
    note: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.outletId], foreignColumns: [outlets.venueId, outlets.id] }),
    index().on(t.venueId, t.openedAt),
    uniqueIndex('hotel_shifts_open')
      .on(t.venueId, sql`coalesce(${t.outletId}, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`${t.closedAt} is null`),
    check('hotel_shifts_opening', sql`${t.openingAmount} >= 0`),
    check(
      'hotel_shifts_closed',
      sql`num_nulls(${t.closedAt}, ${t.closedBy}, ${t.countedAmount}, ${t.expectedAmount}) in (0, 4)`,
    ),
    venuePolicy(t),
    staffPolicy(),
  ],
)

/** Cash put into the till (`amount` > 0) or taken out of it, beside payments. Entries are never changed. */
export const cashMovements = pgTable(
  'hotel_cash_movements',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    shiftId: uuid().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    at: timestamptz().notNull(),
    by: text().notNull(),
    byId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.shiftId], foreignColumns: [shifts.venueId, shifts.id] }),
    index().on(t.venueId, t.shiftId, t.at),
    check('hotel_cash_movements_amount', sql`${t.amount} <> 0`),
    venuePolicy(t),
    staffPolicy(),
  ],
)
