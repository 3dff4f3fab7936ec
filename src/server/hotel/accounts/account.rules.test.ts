import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateByWeight, multiplyAndDivide, shareOfUnits, splitEqually } from '#contract/hotel/splits.limits.ts'
import { calculateAccount, refundableAmount } from './account.rules.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const line = (price: number | null, quantity = 1, taxRate: number | null = null, taxAdded = false) => ({
  price,
  quantity,
  taxRate,
  taxAdded,
})
const adjustment = (
  kind: 'discount' | 'service' | 'charge',
  fields: { rate?: number; amount?: number; id?: string },
) => ({
  id: fields.id ?? kind,
  kind,
  rate: fields.rate ?? null,
  amount: fields.amount ?? 0,
  reversalOf: null,
})
const noEntries = { adjustments: [], payments: [], charged: [] }

test('tax that is included does not change the total, and tax that is added does, both rounded once per rate', () => {
  const included = calculateAccount({ ...noEntries, lines: [line(999, 1, 2100), line(334, 3, 2100)] })
  expect(included).toMatchObject({ ordered: 2001, taxes: [{ rate: 2100, added: false, base: 2001, amount: 347 }] })
  const added = calculateAccount({ ...noEntries, lines: [line(999, 1, 2100, true), line(334, 3, 1050, true)] })
  expect(added).toMatchObject({ subtotal: 2001, addedTax: 210 + 105, ordered: 2316 })
})

test('a discount is never larger than the prices, and service is calculated after it', () => {
  const adjustments = [adjustment('discount', { rate: 1000 }), adjustment('service', { rate: 1000 })]
  expect(calculateAccount({ ...noEntries, lines: [line(10_000)], adjustments })).toMatchObject({
    discount: 1000,
    service: 900,
    ordered: 9900,
  })
  const all = [...adjustments, adjustment('discount', { id: 'second', amount: 50_000 })]
  expect(calculateAccount({ ...noEntries, lines: [line(10_000)], adjustments: all })).toMatchObject({
    discount: 10_000,
    service: 0,
    ordered: 0,
  })
})

test('a reversed adjustment and its reversal count nothing', () => {
  const discount = adjustment('discount', { amount: 300 })
  const reversal = { ...discount, id: 'reversal', reversalOf: discount.id }
  const account = calculateAccount({ ...noEntries, lines: [line(1000)], adjustments: [discount, reversal] })
  expect(account.ordered).toBe(1000)
})

test('a line without a price counts nothing, and what a table charged to the account is owed too', () => {
  const account = calculateAccount({ ...noEntries, lines: [line(null, 4), line(250, 2)], charged: [{ amount: 700 }] })
  expect(account).toMatchObject({ subtotal: 500, fromTables: 700, ordered: 1200, owed: 1200 })
})

test('amounts that do not fit into safe integers while they are multiplied are exact', () => {
  expect(multiplyAndDivide(999_999_999_999, 9999, 10_000)).toBe(999_899_999_999)
  expect(allocateByWeight(999_999_999_999, [1, 1, 1])).toEqual([333_333_333_333, 333_333_333_333, 333_333_333_333])
})

const amount = fc.integer({ min: 0, max: 5_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })
const lines = fc.array(
  fc.record({
    price: fc.option(amount, { nil: null }),
    quantity: fc.integer({ min: 1, max: 99 }),
    taxRate: fc.option(fc.constantFrom(0, 1050, 2100, 2700), { nil: null }),
    taxAdded: fc.boolean(),
  }),
  { maxLength: 12 },
)
const change = fc.record({
  kind: fc.constantFrom('discount' as const, 'service' as const, 'charge' as const),
  value: fc.oneof(
    rate.map((rate) => ({ rate, amount: 0 })),
    amount.map((amount) => ({ rate: null, amount })),
  ),
  isReversed: fc.boolean(),
})
/** A step is a payment of a part, a refund of a part, or a change of the account between two payments. */
const step = fc.oneof(
  fc.record({ do: fc.constant('equal' as const), parts: fc.integer({ min: 1, max: 50 }), tip: amount }),
  fc.record({ do: fc.constant('free' as const), part: rate, tip: amount }),
  fc.record({ do: fc.constant('items' as const), seed: fc.nat(), tip: amount }),
  fc.record({ do: fc.constant('refund' as const), seed: fc.nat(), part: rate, tipPart: rate }),
  fc.record({ do: fc.constant('change' as const), change }),
)

/** Plain comparisons: thousands of `expect` calls take longer than the rules. */
const hold = (isTrue: boolean) => {
  if (!isTrue) throw new Error('The amounts of this combination do not add up.')
}

/** The same seed in every run, so that a failure can be repeated. */
const runs = { numRuns: process.env.LONG ? 10_000 : 2_000, seed: 20_261_116 }

test(`exact money: in ${runs.numRuns} combinations of splits, tips, discounts, taxes and refunds, paid plus owed equals ordered`, () => {
  const check = fc.property(
    lines,
    fc.array(change, { maxLength: 4 }),
    fc.array(step, { maxLength: 8 }),
    fc.array(amount, { maxLength: 2 }),
    (lines, changes, steps, charged) => {
      const adjustments: Parameters<typeof calculateAccount>[0]['adjustments'][number][] = []
      const adjustmentRow = ({ kind, value }: (typeof changes)[number], reversalOf: string | null) => ({
        id: String(adjustments.length),
        kind,
        ...value,
        reversalOf,
      })
      const adjust = (change: (typeof changes)[number]) => {
        const row = adjustmentRow(change, null)
        adjustments.push(row)
        if (change.isReversed) adjustments.push(adjustmentRow(change, row.id))
      }
      for (const change of changes) adjust(change)
      const payments: { amount: number; tip: number; refundOf: number | null }[] = []
      const account = () =>
        calculateAccount({ lines, adjustments, payments, charged: charged.map((amount) => ({ amount })) })

      for (const step of steps) {
        const { owed, lines: shared } = account()
        const due = Math.max(0, owed)
        const pay = (amount: number, tip: number) => payments.push({ amount, tip, refundOf: null })
        if (step.do === 'change') adjust(step.change)
        else if (step.do === 'free') pay(multiplyAndDivide(due, step.part, 10_000), step.tip)
        else if (step.do === 'equal') {
          const parts = splitEqually(due, step.parts)
          hold(sum(parts) === due)
          hold(Math.max(...parts) - Math.min(...parts) <= 1)
          pay(parts[0] ?? 0, step.tip)
        } else if (step.do === 'items') {
          const chosen = shared[step.seed % (shared.length || 1)]
          if (!chosen) continue
          const units = Array.from({ length: chosen.quantity }, (_, paid) =>
            shareOfUnits(chosen.share, chosen.quantity, paid, 1),
          )
          hold(sum(units) === chosen.share)
          hold(Math.min(...units) >= 0)
          pay(Math.min(due, units[0] ?? 0), step.tip)
        } else {
          const of = payments.findIndex(
            ({ refundOf }, index) => refundOf === null && index >= step.seed % (payments.length || 1),
          )
          const payment = payments[of]
          if (!payment) continue
          const left = refundableAmount(
            payment,
            payments.filter(({ refundOf }) => refundOf === of),
          )
          hold(Math.min(left.amount, left.tip) >= 0)
          payments.push({
            amount: -multiplyAndDivide(left.amount, step.part, 10_000),
            tip: -multiplyAndDivide(left.tip, step.tipPart, 10_000),
            refundOf: of,
          })
        }
      }

      const result = account()
      const { subtotal, discount, service, charges, addedTax, fromTables } = result
      hold(result.paid + result.owed === result.ordered)
      hold(result.ordered === subtotal - discount + service + charges + addedTax + fromTables)
      hold(Math.min(result.ordered, result.paid, result.tips, subtotal - discount, service, addedTax) >= 0)
      const shares = result.lines.map(({ share }) => share)
      hold(shares.every((share) => share >= 0))
      hold(lines.length === 0 || sum(shares) + charges + fromTables === result.ordered)
      for (const { rate, added, base, amount } of result.taxes) {
        const divisor = added ? 10_000 : 10_000 + rate
        hold(Math.abs(amount * divisor - base * rate) * 2 <= divisor)
      }
      hold([result.ordered, result.owed, result.paid].every(Number.isSafeInteger))
    },
  )
  fc.assert(check, runs)
})

test(`in ${runs.numRuns} allocations the parts add up to the total, and no part differs from its exact value by one hundredth`, () => {
  const check = fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 30 }), (total, weights) => {
    const parts = allocateByWeight(total, weights)
    hold(sum(parts) === total)
    const all = sum(weights)
    for (const [index, part] of parts.entries())
      hold(all === 0 || Math.abs(part - (total * (weights[index] ?? 0)) / all) < 1)
  })
  fc.assert(check, runs)
})
