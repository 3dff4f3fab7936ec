import { menuLimits } from './menus.limits.ts'
import { outletLimits } from './outlets.limits.ts'

/** Texts that the translation page edits, with their maximum length in characters. */
export const translationLimits = {
  'outlet.name': outletLimits.name,
  'outlet.hours': outletLimits.hours,
  'menu.name': menuLimits.name,
  'menu.hours': menuLimits.hours,
  'menu.aclaration': menuLimits.aclaration,
  'category.name': menuLimits.name,
  'product.name': menuLimits.productName,
  'product.description': menuLimits.productDescription,
  'option.name': menuLimits.productName,
  'choice.name': menuLimits.productName,
} as const

/** CSV columns of a menu import or export, one product per row. Only the first two are required. */
export const importColumns = [
  'category',
  'name',
  'nameSpanish',
  'nameEnglish',
  'namePortuguese',
  'nameFrench',
  'description',
  'descriptionSpanish',
  'descriptionEnglish',
  'descriptionPortuguese',
  'descriptionFrench',
  'price',
  'stock',
  'glutenFree',
  'vegetarian',
  'vegan',
  'favourite',
  'contains',
  'station',
  'nameOfBuys',
  'options',
  'optionsSpanish',
  'optionsEnglish',
  'optionsPortuguese',
  'optionsFrench',
] as const
export type ImportColumn = (typeof importColumns)[number]

const inLanguages = (name: string) => [
  `${name} en español`,
  `${name} en inglés`,
  `${name} en portugués`,
  `${name} en francés`,
]

/** Spanish headings of the columns, in the same order. A file may have either heading. */
const spanishHeadings = [
  'Categoría',
  'Nombre',
  ...inLanguages('Nombre'),
  'Descripción',
  ...inLanguages('Descripción'),
  'Precio',
  'Stock',
  'Sin gluten',
  'Vegetariano',
  'Vegano',
  'Favorito',
  'Contiene',
  'Estación',
  'Veces pedido',
  'Opciones',
  ...inLanguages('Opciones'),
]
export const importColumnNames = Object.fromEntries(
  importColumns.map((column, i) => [column, spanishHeadings[i] ?? column]),
) as Record<ImportColumn, string>

/** Reasons why an import refuses a cell, a row or the file. */
export const importProblems = [
  'required',
  'too_long',
  'not_a_price',
  'not_yes_or_no',
  'not_a_number',
  'unknown_mark',
  'unknown_station',
  'not_options',
  'other_options',
  'contradictory_marks',
  'repeated',
  'unknown_column',
  'missing_column',
  'too_many_rows',
  'unreadable',
] as const
export type ImportProblem = (typeof importProblems)[number]
