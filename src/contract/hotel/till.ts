import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, Moment, Money, optionalText, requiredLine } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { paymentKinds, paymentMethods } from './accounts.limits.ts'
import { SignedAmount } from './accountTotals.ts'
import { Amount } from './orders.ts'
import { Room } from './rooms.ts'
import { cashDirections, tillLimits } from './till.limits.ts'

/** Money that a shift or a day received by one method; refunds are subtracted. */
const MethodTotal = z.object({
  method: z.enum(paymentMethods),
  amount: SignedAmount,
  tip: SignedAmount,
  payments: z.int(),
})
export type MethodTotal = z.infer<typeof MethodTotal>

export const Shift = z.object({
  id: Id,
  outletId: Id.nullable(),
  /** Empty for the till of the venue. */
  outlet: z.string(),
  openedAt: Moment,
  openedBy: z.string(),
  openingAmount: Amount,
  /** Payments in cash with their tips, less cash refunds. */
  cash: SignedAmount,
  cashIn: Amount,
  /** Cash taken out, as a positive amount. */
  cashOut: Amount,
  /** Cash that should be in the till: now, or at the closing. */
  expected: SignedAmount,
  closedAt: Moment.nullable(),
  closedBy: z.string().nullable(),
  counted: Amount.nullable(),
  /** Counted less expected; null while the shift is open. */
  difference: SignedAmount.nullable(),
  note: z.string(),
})
export type Shift = z.infer<typeof Shift>

const ShiftDetail = z.object({
  ...Shift.shape,
  methods: z.array(MethodTotal),
  movements: z.array(z.object({ id: Id, amount: SignedAmount, reason: z.string(), at: Moment, by: z.string() })),
  payments: z.array(
    z.object({
      id: Id,
      number: z.int(),
      kind: z.enum(paymentKinds),
      method: z.enum(paymentMethods),
      amount: SignedAmount,
      tip: SignedAmount,
      room: Room,
      at: Moment,
      by: z.string(),
    }),
  ),
})
export type ShiftDetail = z.infer<typeof ShiftDetail>

const DailyClosing = z.object({
  day: Day,
  /**
   * One entry per outlet with payments or shifts on this day. `outletId` is null for the till of the venue and for
   * payments without a shift.
   */
  outlets: z.array(
    z.object({
      outletId: Id.nullable(),
      name: z.string(),
      methods: z.array(MethodTotal),
      amount: SignedAmount,
      tip: SignedAmount,
      /** Refunds that are subtracted above, as a positive amount. */
      refunded: Amount,
      shifts: z.array(Shift),
    }),
  ),
})
export type DailyClosing = z.infer<typeof DailyClosing>

const idInput = z.strictObject({ id: Id })
/** The venue does not use the till. */
const tillOff = { till_off: 404 } as const
const dependsOn = ['hotel.accounts', 'hotel.outlets'] as const
const dayInput = z.strictObject({ day: EnteredDay.optional() })

export const till = {
  /** Open shifts; `enabled` is false, and the list empty, when the venue does not use the till. */
  current: staff.read.output(z.object({ enabled: z.boolean(), shifts: z.array(Shift) })).meta({ dependsOn }),
  /** Closed shifts, newest first. */
  closed: staff.read
    .input(z.strictObject({ page: z.int().min(1).max(1_000_000).default(1) }))
    .output(z.object({ shifts: z.array(Shift), pages: z.int() }))
    .errors(refusals(tillOff))
    .meta({ dependsOn }),
  one: staff.read.input(idInput).output(ShiftDetail).errors(refusals('gone', tillOff)).meta({ dependsOn }),
  /** 'Cierre del día': payments and shifts of a day in the venue's time zone, by outlet. The default is today. */
  day: staff.read.input(dayInput).output(DailyClosing).errors(refusals(tillOff)).meta({ dependsOn }),
  /** CSV of the daily closing, one payment or cash movement per row. */
  exported: staff.read
    .input(dayInput)
    .output(z.object({ csv: z.string() }))
    .errors(refusals(tillOff))
    .meta({ isExport: true }),

  /** Opens a shift; refused while the outlet has an open one. */
  open: staff.write
    .input(z.strictObject({ id: Id, outletId: Id.nullable(), openingAmount: Money }))
    .output(Shift)
    .errors(refusals('gone', tillOff, { shift_open: 409 })),
  /** Records cash that is put into the till or taken out of it. */
  move: staff.write
    .input(
      z.strictObject({
        id: Id,
        shiftId: Id,
        direction: z.enum(cashDirections),
        amount: Money.min(1),
        reason: requiredLine(tillLimits.reason),
      }),
    )
    .output(Shift)
    .errors(refusals('gone', 'full', tillOff, { shift_closed: 409 })),
  /** Closes a shift with the counted cash. A closed shift is never changed; closing it again is refused. */
  close: staff.write
    .input(z.strictObject({ id: Id, countedAmount: Money, note: optionalText(tillLimits.note) }))
    .output(Shift)
    .errors(refusals('gone', tillOff, { shift_closed: 409 })),
}
