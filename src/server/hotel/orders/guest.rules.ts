import type { Product } from '#contract/hotel/menus.ts'
import type { GuestOrder, OrderLine } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { nameIn } from '../menus/guest.rules.ts'

/** A line in the guest's language as far as the menu still has its words; else as it was sold. */
const lineIn = (line: OrderLine, product: Product | undefined, language: Language): OrderLine => {
  const groups = product?.options ?? []
  const options = line.options.map((option) => {
    const group = groups.find(({ choices }) => choices.some(({ id }) => id === option.choiceId))
    const choice = group?.choices.find(({ id }) => id === option.choiceId)
    if (!group || !choice) return option
    return { ...option, group: nameIn(group, language), name: nameIn(choice, language) }
  })
  return { ...line, name: product ? nameIn(product, language) : line.name, options }
}

export const guestOrder = (
  order: GuestOrder,
  products: ReadonlyMap<string, Product>,
  language: Language,
): GuestOrder => ({
  ...order,
  lines: order.lines.map((line) => lineIn(line, products.get(line.productId), language)),
})
