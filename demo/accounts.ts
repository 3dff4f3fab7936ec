import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import {
  adjustments,
  hotelSettings,
  paymentRequests,
  payments,
  receiptNumbers,
} from '#server/hotel/accounts/accounts.table.ts'
import { orderLines } from '#server/hotel/orders/orders.table.ts'
import { outlets } from '#server/hotel/outlets/outlets.table.ts'
import { cashMovements, shifts } from '#server/hotel/till/till.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { DemoRoom } from './rooms.ts'
import type { FilledVenue } from './venues.ts'

const hour = 3_600_000
const vat = 2100

/** Inserts tax and till settings, a closed and an open till shift, and a stay's bill that is paid in part, in the first venue only. */
export const fillBillingAndTill = async (
  db: Db,
  { venueId, which }: FilledVenue,
  rooms: readonly DemoRoom[],
  now: Date,
) => {
  if (which !== 1) return
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const by = 'Sergio'
  await db.insert(hotelSettings).values({
    venueId,
    taxRates: [{ id: randomUUID(), name: 'IVA', rate: vat }],
    paymentLink: 'https://pagos.ejemplo.test/casaclub?importe={amount}&referencia={reference}',
    legalName: 'Casa Club S. A.',
    taxId: '30-71234567-8',
    legalAddress: 'Camino del Hoyo 9, km 42',
    tillEnabled: true,
  })
  await db.update(orderLines).set({ taxRate: vat }).where(eq(orderLines.venueId, venueId))

  const [outlet] = await db
    .select({ id: outlets.id })
    .from(outlets)
    .where(eq(outlets.venueId, venueId))
    .orderBy(asc(outlets.orderOutlet))
    .limit(1)
  const shift = { venueId, openedBy: by, openingAmount: 5_000_000 }
  const closed = { ...shift, id: randomUUID(), outletId: outlet?.id ?? null, openedAt: ago(30) }
  const open = { ...shift, id: randomUUID(), outletId: null, openedAt: ago(5) }
  await db.insert(shifts).values([closed, open])

  const stayIn = (number: number) => rooms.find((room) => room.number === number)?.stayId ?? null
  const [partial, settled] = [stayIn(105), stayIn(104)]
  const entry = { venueId, by, kind: 'payment' as const }
  const first = { ...entry, id: randomUUID(), number: 1, method: 'cash' as const, amount: 300_000, tip: 50_000 }
  const second = { ...entry, id: randomUUID(), number: 2, method: 'card' as const, amount: 200_000, payer: 'Claire' }
  if (partial && settled) {
    await db.insert(payments).values({ ...first, stayId: settled, received: 400_000, shiftId: closed.id, at: ago(26) })
    await db.insert(payments).values({ ...second, stayId: partial, reference: '004512', shiftId: open.id, at: ago(1) })
    await db.insert(receiptNumbers).values({ venueId, last: 2 })
    const discount = { kind: 'discount', rate: 1000, reason: 'Demora en el desayuno' } as const
    await db.insert(adjustments).values({ venueId, id: randomUUID(), stayId: partial, ...discount, at: ago(2), by })
    const request = { stayId: partial, amount: 150_000, reference: 'CC-DEMO01' }
    await db.insert(paymentRequests).values({ venueId, id: randomUUID(), ...request, at: ago(0.5), by })
  }
  const movement = { venueId, shiftId: closed.id, by }
  await db.insert(cashMovements).values([
    { ...movement, id: randomUUID(), amount: 1_000_000, reason: 'Cambio del banco', at: ago(29) },
    { ...movement, id: randomUUID(), amount: -350_000, reason: 'Flores para el salón', at: ago(27) },
  ])
  const cash = partial && settled ? first.amount + first.tip : 0
  const expectedAmount = shift.openingAmount + cash + 1_000_000 - 350_000
  await db
    .update(shifts)
    .set({
      closedAt: ago(22),
      closedBy: by,
      expectedAmount,
      countedAmount: expectedAmount - 2_000,
      note: 'Faltó cambio.',
    })
    .where(and(eq(shifts.venueId, venueId), eq(shifts.id, closed.id)))
}
