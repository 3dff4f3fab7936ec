import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { priceWithExtras, selectedChoicesOfAll } from '#contract/hotel/optionChoices.limits.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { Order, OrderLine, OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { newId } from '#web/kernel/data/newId.ts'

/** An order line in the form: the request fields plus the texts and the price to show. */
export interface DraftLine extends OrderLineRequest {
  name: string
  options: readonly string[]
  /** Price of one unit with its options, in hundredths; null means 'No price.' */
  price: number | null
}

/** Converts a stored line into a draft for a correction. */
export const toDraftLine = ({
  id,
  productId,
  name,
  price,
  quantity,
  options,
  comment,
  outletId,
}: OrderLine): DraftLine => ({
  id,
  productId,
  name,
  price,
  quantity,
  comment,
  outletId,
  choices: options.map(({ choiceId }) => choiceId),
  options: options.map((option) => option.name),
})

/** Creates a line of quantity 1. The price is a preview; the server computes the final one. */
export function createDraftLine(product: GuestProduct, choices: readonly string[]): DraftLine {
  const chosen = selectedChoicesOfAll(product.options, choices)
  return {
    id: newId(),
    productId: product.id,
    name: product.name,
    price: priceWithExtras(product.price, chosen),
    quantity: 1,
    comment: '',
    outletId: null,
    choices: chosen.map(({ id }) => id),
    options: chosen.map(({ name }) => name),
  }
}

const isSameItem = (line: DraftLine, other: DraftLine) =>
  line.productId === other.productId &&
  line.comment === other.comment &&
  line.price === other.price &&
  line.choices.length === other.choices.length &&
  line.choices.every((id) => other.choices.includes(id))

/** Adds a line. An equal line gets a higher quantity instead; a line beyond the maximum is dropped. */
export function addDraftLine(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const existing = lines.find((other) => isSameItem(other, line) && other.quantity < orderLimits.quantity)
  if (existing) return lines.map((other) => (other === existing ? { ...other, quantity: other.quantity + 1 } : other))
  return lines.length < orderLimits.lines ? [...lines, line] : [...lines]
}

/** Input of the order endpoints: without the fields that are only shown. */
export const toLineRequests = (lines: readonly DraftLine[]): OrderLineRequest[] =>
  lines.map(({ id, productId, quantity, choices, comment, outletId }) => ({
    id,
    productId,
    quantity,
    choices: [...choices],
    comment: comment.trim(),
    outletId,
  }))

/** Whether the stored order has the requested lines. After a retry it may be the order of an earlier attempt with other lines. */
export const hasRequestedLines = ({ lines }: Pick<Order, 'lines'>, requested: readonly OrderLineRequest[]) =>
  lines.length === requested.length &&
  requested.every(({ id, quantity, comment }) =>
    lines.some((line) => line.id === id && line.quantity === quantity && line.comment === comment),
  )

/**
 * Whether the order can be corrected: not if it is canceled; once `correctableUntil` is set, only by admins, until that
 * time.
 */
export const isCorrectable = ({ status, correctableUntil }: Pick<Order, 'status' | 'correctableUntil'>, role: Role) =>
  status !== 'canceled' &&
  (correctableUntil === null || (role === 'admin' && Date.now() < Date.parse(correctableUntil)))
