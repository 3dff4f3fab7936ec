import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { priceWithExtras, selectedChoicesOfAll } from '#contract/hotel/optionChoices.limits.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { Order, OrderLine, OrderLineRequest } from '#contract/hotel/orders.ts'
import { newId } from '#web/kernel/data/newId.ts'

/** A line that is being entered or corrected, with what it shows. */
export interface DraftLine extends OrderLineRequest {
  name: string
  options: readonly string[]
  /** Of one, with its options; null is 'No price.' */
  price: number | null
}

/** A line as it was sold, to be corrected. */
export const draftOf = ({
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

/** One of a product, with these of its choices. The server says what it costs in the end. */
export function lineFor(product: GuestProduct, choices: readonly string[]): DraftLine {
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

const isAlike = (one: DraftLine, other: DraftLine) =>
  one.productId === other.productId &&
  one.comment === other.comment &&
  one.price === other.price &&
  one.choices.length === other.choices.length &&
  one.choices.every((id) => other.choices.includes(id))

/** The same once more is one line of two. */
export function added(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  const known = lines.find((one) => isAlike(one, line) && one.quantity < orderLimits.quantity)
  if (known) return lines.map((one) => (one === known ? { ...one, quantity: one.quantity + 1 } : one))
  return lines.length < orderLimits.lines ? [...lines, line] : [...lines]
}

/** As the endpoints want them. */
export const wantedIn = (lines: readonly DraftLine[]): OrderLineRequest[] =>
  lines.map(({ id, productId, quantity, choices, comment, outletId }) => ({
    id,
    productId,
    quantity,
    choices: [...choices],
    comment: comment.trim(),
    outletId,
  }))

/** Whether an order is what was wanted: of one that an earlier try has made, its lines may have been other ones. */
export const isAsWanted = ({ lines }: Pick<Order, 'lines'>, wanted: readonly OrderLineRequest[]) =>
  lines.length === wanted.length &&
  wanted.every(({ id, quantity, comment }) =>
    lines.some((line) => line.id === id && line.quantity === quantity && line.comment === comment),
  )

/** What was canceled, or may have been paid, stays as it is. */
export const isCorrectable = ({ status, ended }: Pick<Order, 'status' | 'ended'>) => status !== 'canceled' && !ended
