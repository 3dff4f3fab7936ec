import type { Product } from '#contract/hotel/menus.ts'
import type { GuestOrder, OrderLine } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { type Named, nameInLanguage } from '../menus/guest.rules.ts'

export type TranslatedProduct = Named & Pick<Product, 'options'>

/** Translates the names of a line while its product and options exist; otherwise the stored names stay. */
const lineInLanguage = (line: OrderLine, product: TranslatedProduct | undefined, language: Language): OrderLine => {
  const groups = product?.options ?? []
  const options = line.options.map((option) => {
    const group = groups.find(({ choices }) => choices.some(({ id }) => id === option.choiceId))
    const choice = group?.choices.find(({ id }) => id === option.choiceId)
    if (!group || !choice) return option
    return { ...option, group: nameInLanguage(group, language), name: nameInLanguage(choice, language) }
  })
  return { ...line, name: product ? nameInLanguage(product, language) : line.name, options }
}

export const toGuestOrder = (
  order: GuestOrder,
  products: ReadonlyMap<string, TranslatedProduct>,
  language: Language,
): GuestOrder => ({
  ...order,
  lines: order.lines.map((line) => lineInLanguage(line, products.get(line.productId), language)),
  correction: order.correction && {
    ...order.correction,
    before: order.correction.before.map((line) => lineInLanguage(line, products.get(line.productId), language)),
  },
})
