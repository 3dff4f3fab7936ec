import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { WebUrl } from '../kernel/urls.ts'
import { Done, Id, Moment, Money, optionalLine, requiredLine, VenueId, Version } from '../kernel/values.ts'
import { admin, staff, visitorOrGuest } from '../kernel/who.ts'
import {
  accountLimits,
  adjustmentKinds,
  paymentKinds,
  paymentLinkMethods,
  paymentMethods,
  taxModes,
} from './accounts.limits.ts'
import { accountTotals, SignedAmount } from './accountTotals.ts'
import { Amount } from './orders.ts'
import { Room, RoomNumber } from './rooms.ts'
import { Stay } from './stays.ts'

const Rate = z.int().min(0).max(accountLimits.rate)

/** A tax rate in hundredths of a percent: 2100 is 21 %. */
export const TaxRate = z.object({ id: Id, name: z.string(), rate: z.int() })
export type TaxRate = z.infer<typeof TaxRate>

const receiptTexts = {
  legalName: optionalLine(accountLimits.legalName),
  taxId: optionalLine(accountLimits.taxId),
  legalAddress: optionalLine(accountLimits.legalAddress),
}

/** Settings of the venue for taxes, service, receipts and the till. */
export const AccountSettings = z.object({
  taxMode: z.enum(taxModes),
  /** The first rate is the usual one; without rates receipts show no tax. */
  taxRates: z.array(TaxRate),
  /** Service charge of stays that are opened from now on. */
  serviceRate: z.int(),
  /** Contains {amount} and {reference}; empty when the venue has no payment link. */
  paymentLink: z.string(),
  legalName: z.string(),
  taxId: z.string(),
  legalAddress: z.string(),
  tillEnabled: z.boolean(),
  version: Version,
})
export type AccountSettings = z.infer<typeof AccountSettings>

const PaymentItem = z.strictObject({ orderId: Id, lineId: Id, quantity: z.int().min(1).max(accountLimits.units) })

export const Payment = z.object({
  id: Id,
  stayId: Id,
  /** Number of the receipt, consecutive in the venue without gaps. */
  number: z.int(),
  kind: z.enum(paymentKinds),
  method: z.enum(paymentMethods),
  amount: SignedAmount,
  tip: SignedAmount,
  received: Amount.nullable(),
  payer: z.string(),
  reference: z.string(),
  refundOf: Id.nullable(),
  /** Amount that refunds can still give back. */
  refundable: z.object({ amount: Amount, tip: Amount }),
  chargedStayId: Id.nullable(),
  /** Room that the payment was charged to, or the table that charged it. */
  otherRoom: Room.nullable(),
  at: Moment,
  by: z.string(),
})
export type Payment = z.infer<typeof Payment>

const Adjustment = z.object({
  id: Id,
  kind: z.enum(adjustmentKinds),
  rate: z.int().nullable(),
  amount: Amount,
  reason: z.string(),
  reversalOf: Id.nullable(),
  /** False for a reversal and for what it reversed. */
  active: z.boolean(),
  at: Moment,
  by: z.string(),
})
export type Adjustment = z.infer<typeof Adjustment>

const PaymentRequest = z.object({
  id: Id,
  amount: Amount,
  reference: z.string(),
  link: z.string(),
  at: Moment,
  by: z.string(),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

export const Account = z.object({
  stay: Stay,
  /** Lines of accepted and completed orders, oldest first. */
  lines: z.array(
    z.object({
      orderId: Id,
      orderNumber: z.int(),
      lineId: Id,
      name: z.string(),
      price: Amount.nullable(),
      quantity: z.int(),
      /** Price of the line with its part of discounts, service and added tax. */
      share: Amount,
      /** Units that payments by item cover. */
      paidQuantity: z.int(),
    }),
  ),
  /** Orders that nobody has accepted yet; they do not count. */
  pending: z.object({ orders: z.int(), total: Amount }),
  ...accountTotals,
  adjustments: z.array(Adjustment),
  /** Newest first. */
  payments: z.array(Payment),
  /** Payments of tables that were charged to this account. */
  charged: z.array(Payment),
  /** Payment links that are neither confirmed nor canceled. */
  requests: z.array(PaymentRequest),
  settings: AccountSettings,
})
export type Account = z.infer<typeof Account>

const idInput = z.strictObject({ id: Id })
const tillClosed = { till_closed: 409 } as const
const moreThanOwed = { more_than_owed: 409 } as const
const dependsOn = ['hotel.orders', 'hotel.stays', 'hotel.till', 'kernel.venues'] as const
/** The open shift of the till that gets the payment; without it, the shift that was opened last. */
const shiftInput = { shiftId: Id.nullable().default(null) }

export const accounts = {
  one: staff.read.input(idInput).output(Account).errors(refusals('gone')).meta({ dependsOn }),
  /** The account of the open stay in a room or at a table; null when it is free. */
  at: staff.read
    .input(z.strictObject({ number: RoomNumber }))
    .output(z.object({ room: Room, account: Account.nullable() }))
    .errors(refusals('gone'))
    .meta({ dependsOn: [...dependsOn, 'hotel.rooms'] }),
  /** Open stays that a bill can be charged to ('a la habitación'). */
  chargeable: staff.read
    .output(z.array(z.object({ stayId: Id, room: Room, name: z.string() })))
    .meta({ dependsOn: ['hotel.stays', 'hotel.rooms'] }),
  receipt: staff.read
    .input(idInput)
    .output(z.object({ payment: Payment, account: Account }))
    .errors(refusals('gone'))
    .meta({ dependsOn }),
  /** Account of the caller's stay: ordered, paid and owed; null when the caller is not a guest. */
  mine: visitorOrGuest.read
    .input(z.strictObject({ venue: VenueId.optional() }))
    .output(
      z
        .object({
          ...accountTotals,
          requests: z.array(PaymentRequest.pick({ id: true, amount: true, reference: true, link: true })),
        })
        .nullable(),
    )
    .meta({ dependsOn: ['hotel.orders', 'hotel.stays'] }),

  /** Registers a payment; a repeated id returns the stored one. `amount` is without the tip. */
  pay: staff.write
    .input(
      z
        .strictObject({
          id: Id,
          stayId: Id,
          method: z.enum(paymentMethods),
          amount: Money,
          tip: Money.default(0),
          /** Cash that the guest handed over; ignored for other methods than 'cash'. */
          received: Money.meta({ examples: [1_000_000] })
            .nullable()
            .default(null),
          payer: optionalLine(accountLimits.payer).default(''),
          reference: optionalLine(accountLimits.reference).default(''),
          /** Stay to which the payment is charged; ignored for other methods than 'room'. */
          chargedStayId: Id.nullable().default(null),
          items: z.array(PaymentItem).min(1).max(accountLimits.items).nullable().default(null),
          ...shiftInput,
        })
        .refine(({ amount, tip }) => amount + tip > 0, { path: ['amount'] })
        .refine(
          ({ method, received, amount, tip }) => method !== 'cash' || received === null || received >= amount + tip,
          { path: ['received'] },
        ),
    )
    .output(Payment)
    .errors(refusals('gone', 'full', moreThanOwed, tillClosed, { not_chargeable: 409 })),
  /** Gives a payment back, in whole or in part, by its method. */
  refund: staff.write
    .input(
      z
        .strictObject({
          id: Id,
          paymentId: Id,
          amount: Money,
          tip: Money.default(0),
          reason: requiredLine(accountLimits.reference),
          ...shiftInput,
        })
        .refine(({ amount, tip }) => amount + tip > 0, { path: ['amount'] }),
    )
    .output(Payment)
    .errors(refusals('gone', 'full', tillClosed, { more_than_paid: 409 })),
  adjust: staff.write
    .input(
      z
        .strictObject({
          id: Id,
          stayId: Id,
          kind: z.enum(adjustmentKinds),
          /** Share of the account in hundredths of a percent; with a rate, `amount` is ignored. */
          rate: Rate.nullable(),
          amount: Money,
          reason: requiredLine(accountLimits.reason),
        })
        .refine(({ rate, amount }) => (rate ?? amount) > 0, { path: ['amount'] }),
    )
    .output(Done)
    .errors(refusals('gone', 'full')),
  /** Cancels a discount or charge with a new entry. Repeating has no effect. */
  reverseAdjustment: staff.write
    .input(z.strictObject({ id: Id, adjustmentId: Id, reason: requiredLine(accountLimits.reason) }))
    .output(Done)
    .errors(refusals('gone')),

  /** Creates a payment link with amount and reference. */
  requestPayment: staff.write
    .input(z.strictObject({ id: Id, stayId: Id, amount: Money.min(1) }))
    .output(PaymentRequest)
    .errors(refusals('gone', 'full', moreThanOwed, { no_payment_link: 409 })),
  /** Staff confirm that the money of a payment link arrived. */
  confirmRequest: staff.write
    .input(
      z.strictObject({
        id: Id,
        requestId: Id,
        method: z.enum(paymentLinkMethods),
        tip: Money.default(0),
        ...shiftInput,
      }),
    )
    .output(Payment)
    .errors(refusals('gone', 'full', moreThanOwed, tillClosed)),
  cancelRequest: staff.write.input(idInput).output(Done).errors(refusals('gone')),

  settings: staff.read.output(AccountSettings),
  updateSettings: admin.write
    .input(
      z.strictObject({
        taxMode: z.enum(taxModes),
        taxRates: z
          .array(z.strictObject({ id: Id, name: requiredLine(accountLimits.rateName), rate: Rate }))
          .max(accountLimits.rates),
        serviceRate: Rate,
        // The parsed URL has encoded braces in its path.
        paymentLink: WebUrl.overwrite((link) => link.replaceAll(/%7B(amount|reference)%7D/gi, '{$1}')),
        ...receiptTexts,
        tillEnabled: z.boolean(),
        version: Version,
      }),
    )
    .output(AccountSettings)
    .errors(refusals('stale', { till_in_use: 409 })),
}
