import type { TranslatableField, TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import type { Category, Menu, OptionGroup, Product } from '#contract/hotel/menus.ts'
import { type Language, type LocalizedFields, languages, localizedField } from '#contract/kernel/languages.limits.ts'

type Named = { id: string; name: string } & LocalizedFields<'name', string>
type OutletTexts = Named & { hours: string } & LocalizedFields<'hours', string>

const inLanguages = <F extends string>(field: F, thing: LocalizedFields<F, string>) =>
  Object.fromEntries(languages.map((language) => [language, thing[localizedField(field, language)]])) as Record<
    Language,
    string
  >

const nameRow = (of: TranslatableField, thing: Named): TranslationRow => ({
  of,
  id: thing.id,
  text: thing.name,
  ...inLanguages('name', thing),
})

const optionRows = (productId: string) => (group: OptionGroup) =>
  [nameRow('option.name', group), ...group.choices.map((choice) => nameRow('choice.name', choice))].map((row) => ({
    ...row,
    productId,
  }))

const productRows = (product: Product): TranslationRow[] => [
  nameRow('product.name', product),
  {
    of: 'product.description',
    id: product.id,
    text: product.description,
    ...inLanguages('description', product),
  },
  ...product.options.flatMap(optionRows(product.id)),
]

const outletRows = (outlet: OutletTexts): TranslationRow[] => [
  nameRow('outlet.name', outlet),
  { of: 'outlet.hours', id: outlet.id, text: outlet.hours, ...inLanguages('hours', outlet) },
]

interface WholeMenu {
  /** Outlets that show the menu. */
  outlets: readonly OutletTexts[]
  categories: readonly Category[]
  products: readonly Product[]
}

/** All texts of a menu in its order, then the texts of its outlets. */
export const translationRowsOf = (menu: Menu, { outlets, categories, products }: WholeMenu): TranslationRow[] => {
  const inCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  return [
    nameRow('menu.name', menu),
    // The hours of a menu with opening times are generated in the other languages, so they need no translation.
    ...(menu.openings.length > 0
      ? []
      : [{ of: 'menu.hours' as const, id: menu.id, text: menu.hours, ...inLanguages('hours', menu) }]),
    { of: 'menu.aclaration', id: menu.id, text: '', ...inLanguages('aclaration', menu) },
    ...categories.flatMap((category) => [
      nameRow('category.name', category),
      ...(inCategory.get(category.id) ?? []).flatMap(productRows),
    ]),
    ...outlets.flatMap(outletRows),
  ]
}

interface OptionCell {
  id: string
  language: Language
  was: string
  text: string
}

/** Sets one translated name. Returns null for an unknown id, and 'stale' when the stored text differs from `was`. */
export const withTranslatedName = (
  options: readonly OptionGroup[],
  { id, language, was, text }: OptionCell,
): OptionGroup[] | 'stale' | null => {
  const field = localizedField('name', language)
  const target = options.flatMap((group) => [group, ...group.choices]).find((thing) => thing.id === id)
  if (!target) return null
  if (target[field] !== was) return 'stale'
  const translated = <T extends { id: string }>(thing: T) => (thing.id === id ? { ...thing, [field]: text } : thing)
  return options.map((group) => ({ ...translated(group), choices: group.choices.map(translated) }))
}
