import type { Account } from '#contract/hotel/accounts.ts'
import { shareOfUnits, splitEqually } from '#contract/hotel/splits.limits.ts'
import { parsePrice } from '../menus/prices/priceField.ts'

export const splitModes = ['whole', 'equal', 'person', 'item'] as const
export type SplitMode = (typeof splitModes)[number]

/** Values of the form that decide the amount of a payment. */
export interface SplitValues {
  split: SplitMode
  parts: string
  /** Typed amount of one person. */
  amount: string
  /** Chosen units by line. */
  units: Readonly<Record<string, number>>
}

type Line = Account['lines'][number]
export const lineKey = ({ orderId, lineId }: Pick<Line, 'orderId' | 'lineId'>) => `${orderId} ${lineId}`
export const unpaidUnits = ({ quantity, paidQuantity }: Line) => quantity - paidQuantity

/** The number of people among whom the rest is divided, from 1 to 50; 1 for an invalid text. */
export const parsePartCount = (parts: string) =>
  /^\d{1,2}$/.test(parts) ? Math.min(50, Math.max(1, Number(parts))) : 1

export const chosenUnitsByLine = (lines: Account['lines'], units: SplitValues['units']) =>
  lines
    .map((line) => ({ line, count: Math.min(unpaidUnits(line), units[lineKey(line)] ?? 0) }))
    .filter(({ count }) => count > 0)

/** Amount of the payment in hundredths, never more than is owed; null if the typed amount is invalid. */
export const amountOfSplit = (
  { lines, owed }: Account,
  { split, parts, amount, units }: SplitValues,
): number | null => {
  const due = Math.max(0, owed)
  if (split === 'whole') return due
  if (split === 'equal') return splitEqually(due, parsePartCount(parts))[0] ?? 0
  if (split === 'person') return parsePrice(amount) ?? null
  const chosen = chosenUnitsByLine(lines, units)
  const total = chosen.reduce(
    (sum, { line, count }) => sum + shareOfUnits(line.share, line.quantity, line.paidQuantity, count),
    0,
  )
  return Math.min(due, total)
}
