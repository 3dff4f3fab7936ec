import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { boundsOf } from '#contract/hotel/menus.limits.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { LineWanted, Order, OrderLine } from '#contract/hotel/orders.ts'
import { newId } from '#web/kernel/data/newId.ts'

/** A line that is being entered or corrected, with what it shows. */
export interface DraftLine extends LineWanted {
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

const chosenOf = ({ options }: GuestProduct, choices: readonly string[]) =>
  options.flatMap((group) => group.choices.filter(({ id }) => choices.includes(id)))

/** One of a product, with these of its choices. The server says what it costs in the end. */
export function lineFor(product: GuestProduct, choices: readonly string[]): DraftLine {
  const chosen = chosenOf(product, choices)
  const extras = chosen.reduce((sum, { extra }) => sum + extra, 0)
  return {
    id: newId(),
    productId: product.id,
    name: product.name,
    price: product.price === null && extras === 0 ? null : (product.price ?? 0) + extras,
    quantity: 1,
    comment: '',
    outletId: null,
    choices: chosen.map(({ id }) => id),
    options: chosen.map(({ name }) => name),
  }
}

/** Whether as much is chosen of everything as has to be. */
export const isChosen = ({ options }: GuestProduct, choices: readonly string[]) =>
  options.every((group) => {
    const chosen = group.choices.filter(({ id }) => choices.includes(id)).length
    const { least, most } = boundsOf(group)
    return chosen >= least && chosen <= most
  })

/** The choices after one was pressed: of a group of which one is chosen, the other goes. */
export function pressed({ options }: GuestProduct, choices: readonly string[], id: string): string[] {
  const rest = choices.filter((one) => one !== id)
  if (rest.length < choices.length) return rest
  const group = options.find((one) => one.choices.some((choice) => choice.id === id))
  const others = group?.choose === 'one' ? group.choices.map((choice) => choice.id) : []
  return [...rest.filter((one) => !others.includes(one)), id]
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
export const wantedIn = (lines: readonly DraftLine[]): LineWanted[] =>
  lines.map(({ id, productId, quantity, choices, comment, outletId }) => ({
    id,
    productId,
    quantity,
    choices: [...choices],
    comment: comment.trim(),
    outletId,
  }))

export const totalOf = (lines: readonly DraftLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)

/** What was canceled, or may have been paid, stays as it is. */
export const isCorrectable = ({ status, ended }: Pick<Order, 'status' | 'ended'>) => status !== 'canceled' && !ended
