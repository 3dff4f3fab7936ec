import type { adjustmentKinds } from '#contract/hotel/accounts.limits.ts'
import { allocateByWeight, multiplyAndDivide } from '#contract/hotel/splits.limits.ts'

/** 100 % in hundredths of a percent. */
const whole = 10_000

interface AccountLine {
  price: number | null
  quantity: number
  taxRate: number | null
  taxAdded: boolean
}

interface Adjustment {
  id: string
  kind: (typeof adjustmentKinds)[number]
  rate: number | null
  amount: number
  reversalOf: string | null
}

interface Payment {
  amount: number
  tip: number
}

interface AccountEntries<Line extends AccountLine> {
  /** Lines of accepted and completed orders; a line without a price counts 0. */
  lines: readonly Line[]
  adjustments: readonly Adjustment[]
  payments: readonly Payment[]
  /** Amounts that tables charged to this account. */
  charged: readonly Pick<Payment, 'amount'>[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Adjustments that count: neither reversals nor reversed. */
export const activeAdjustments = <A extends Pick<Adjustment, 'id' | 'reversalOf'>>(adjustments: readonly A[]): A[] => {
  const reversed = new Set(adjustments.map(({ reversalOf }) => reversalOf))
  return adjustments.filter(({ id, reversalOf }) => reversalOf === null && !reversed.has(id))
}

/** The tax contained in a net amount, or added on top of it if `added` is true, rounded to hundredths of the currency. */
const taxOf = (net: number, rate: number, added: boolean) => multiplyAndDivide(net, rate, added ? whole : whole + rate)

/**
 * Calculates an account from its entries. Discounts apply to the prices and are never larger than these. Service is
 * calculated on the discounted prices. Tax is calculated once per rate on the discounted prices; service and other
 * charges are not taxed. `share` of a line is its part of everything but charges, for bills that are split by item.
 */
export const calculateAccount = <Line extends AccountLine>(entries: AccountEntries<Line>) => {
  const active = activeAdjustments(entries.adjustments)
  const amountOf = (kind: Adjustment['kind'], base: number) =>
    sum(
      active
        .filter((adjustment) => adjustment.kind === kind)
        .map(({ rate, amount }) => (rate === null ? amount : multiplyAndDivide(base, rate, whole))),
    )

  const gross = entries.lines.map(({ price, quantity }) => (price ?? 0) * quantity)
  const subtotal = sum(gross)
  const discount = Math.min(subtotal, amountOf('discount', subtotal))
  const discounts = allocateByWeight(discount, gross)
  const net = gross.map((amount, index) => amount - (discounts[index] ?? 0))
  const service = amountOf('service', subtotal - discount)
  const services = allocateByWeight(service, net)
  const charges = amountOf('charge', subtotal)

  const indexes = Map.groupBy(entries.lines.keys(), (index) => {
    const { taxRate, taxAdded } = entries.lines[index] as Line
    return taxRate === null ? '' : `${taxRate} ${taxAdded}`
  })
  indexes.delete('')
  const addedTaxes = gross.map(() => 0)
  const taxes = [...indexes.values()].map((group) => {
    const { taxRate, taxAdded } = entries.lines[group[0] as number] as Line
    const rate = taxRate ?? 0
    const netOfGroup = group.map((index) => net[index] ?? 0)
    const base = sum(netOfGroup)
    const amount = taxOf(base, rate, taxAdded)
    if (taxAdded)
      for (const [n, part] of allocateByWeight(amount, netOfGroup).entries()) addedTaxes[group[n] as number] = part
    return { rate, added: taxAdded, base, amount }
  })
  taxes.sort((a, b) => b.rate - a.rate || Number(a.added) - Number(b.added))
  const addedTax = sum(addedTaxes)

  const fromTables = sum(entries.charged.map(({ amount }) => amount))
  const ordered = subtotal - discount + service + addedTax + charges + fromTables
  const paid = sum(entries.payments.map(({ amount }) => amount))
  return {
    lines: entries.lines.map((line, index) => ({
      ...line,
      share: (net[index] ?? 0) + (services[index] ?? 0) + (addedTaxes[index] ?? 0),
    })),
    subtotal,
    discount,
    service,
    charges,
    taxes,
    addedTax,
    fromTables,
    ordered,
    paid,
    tips: sum(entries.payments.map(({ tip }) => tip)),
    /** Negative when the guest has paid more than the account now amounts to. */
    owed: ordered - paid,
  }
}

/** Amount and tip of a payment that are left after its earlier refunds, whose amounts are negative. */
export const refundableAmount = (payment: Payment, refunds: readonly Payment[]): Payment => ({
  amount: payment.amount + sum(refunds.map(({ amount }) => amount)),
  tip: payment.tip + sum(refunds.map(({ tip }) => tip)),
})
