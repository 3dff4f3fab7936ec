import { expect, test } from 'vitest'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { createTextFilter } from '../textFilter.ts'
import { filterMenus as filterProducts, sortOpenFirst } from './filterMenus.ts'
import { createProductFilter } from './productFilter.ts'
import type { ProductMark } from './productMarks.ts'

/** Filters as the menu view does: by marks, avoided contents and searched words. */
const filterMenus = (
  menus: readonly GuestMenu[],
  marks: readonly ProductMark[],
  {
    matches = () => true,
    avoided = [],
  }: { matches?: (text: string) => boolean; avoided?: readonly ContentMark[] } = {},
) => {
  const passes = createProductFilter(marks, avoided)
  return filterProducts(menus, (product) => passes(product) && matches(product.name))
}

const product = (name: string, glutenFree: boolean, vegetarian: boolean) => ({
  id: name,
  name,
  description: '',
  photo: null,
  price: null,
  stock: true,
  glutenFree,
  vegetarian,
  vegan: false,
  favourite: false,
  contains: [],
  options: [],
})
const category = (name: string, products: ReturnType<typeof product>[]) => ({
  id: name,
  name,
  photo: null,
  withImages: false,
  products,
})
const menu: GuestMenu = {
  id: 'm',
  name: 'Carta',
  aclaration: '',
  photo: null,
  hours: '',
  open: true,
  changesAt: null,
  mostOrdered: [],
  categories: [
    category('Entradas', [product('Sopa', true, true), product('Tartar', true, false)]),
    category('Vacía', []),
    category('Platos', [product('Bife', true, false)]),
  ],
}
const names = (menus: GuestMenu[]) =>
  menus.flatMap(({ categories }) => categories.map(({ name, products }) => [name, ...products.map((p) => p.name)]))

test('filtering by marks leaves the products with every selected mark, and removes empty categories', () => {
  expect(names(filterMenus([menu], ['vegetarian', 'glutenFree']))).toEqual([['Entradas', 'Sopa']])
  expect(names(filterMenus([menu], ['favourite']))).toEqual([])
})

test('without a filter every product is left, and categories without products are removed', () => {
  expect(names(filterMenus([menu], []))).toEqual([
    ['Entradas', 'Sopa', 'Tartar'],
    ['Platos', 'Bife'],
  ])
})

test('the search ignores accents, case and the order of the words', () => {
  const carta = { ...menu, categories: [category('Postres', [product('Flan con crème brûlée', true, true)])] }
  expect(names(filterMenus([menu, carta], [], { matches: createTextFilter('BRULEE flán') }))).toEqual([
    ['Postres', 'Flan con crème brûlée'],
  ])
  expect(names(filterMenus([menu, carta], ['favourite'], { matches: createTextFilter('flan') }))).toEqual([])
})

test('open menus come first; otherwise menus keep the venue’s order', () => {
  const closed = { ...menu, id: 'closed', open: false }
  expect(sortOpenFirst([closed, menu, { ...closed, id: 'later' }]).map(({ id }) => id)).toEqual([
    'm',
    'closed',
    'later',
  ])
})

test('a product with an avoided content is removed, and a vegan product counts as vegetarian', () => {
  const dishes = [
    { ...product('Flan', true, false), contains: ['milk' as const, 'eggs' as const] },
    { ...product('Sorbete', true, false), vegan: true },
    { ...product('Negroni', false, false), contains: ['alcohol' as const] },
  ]
  const carta = { ...menu, categories: [{ ...category('Postres', []), products: dishes }] }
  expect(names(filterMenus([carta], [], { avoided: ['eggs', 'alcohol'] }))).toEqual([['Postres', 'Sorbete']])
  expect(names(filterMenus([carta], ['vegetarian']))).toEqual([['Postres', 'Sorbete']])
})

test('a product is hidden if a required option can only be fulfilled with an avoided content', () => {
  const choice = (name: string, contains: ContentMark[]) => ({ id: name, name, extra: 0, contains })
  const coffee = (name: string, required: boolean, choices: ReturnType<typeof choice>[]) => ({
    ...product(name, true, true),
    options: [{ id: 'o', name: 'Tipo', choose: 'one' as const, required, choices }],
  })
  const white = choice('Con leche', ['milk'])
  const drinks = [
    coffee('Latte', true, [white]),
    coffee('Café', true, [white, choice('Solo', [])]),
    coffee('Té', false, [white]),
  ]
  const bar: GuestMenu = { ...menu, categories: [{ ...category('Bar', []), products: drinks }] }
  const shown = (avoided: ContentMark[]) =>
    filterMenus([bar], [], { avoided }).flatMap(({ categories }) =>
      categories.flatMap(({ products }) => products.map(({ name }) => name)),
    )
  expect(shown(['milk'])).toEqual(['Café', 'Té'])
  expect(shown(['eggs'])).toEqual(['Latte', 'Café', 'Té'])
})
