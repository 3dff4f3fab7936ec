import { expect, test } from 'vitest'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { matching } from '../matching.ts'
import { chosenFrom, openFirst } from './filtering.ts'

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
  expect(names(chosenFrom([menu], ['vegetarian', 'glutenFree']))).toEqual([['Entradas', 'Sopa']])
  expect(names(chosenFrom([menu], ['favourite']))).toEqual([])
})

test('without a filter every product is left, and categories without products are removed', () => {
  expect(names(chosenFrom([menu], []))).toEqual([
    ['Entradas', 'Sopa', 'Tartar'],
    ['Platos', 'Bife'],
  ])
})

test('the search ignores accents, case and the order of the words', () => {
  const carta = { ...menu, categories: [category('Postres', [product('Flan con crème brûlée', true, true)])] }
  expect(names(chosenFrom([menu, carta], [], { matches: matching('BRULEE flán') }))).toEqual([
    ['Postres', 'Flan con crème brûlée'],
  ])
  expect(names(chosenFrom([menu, carta], ['favourite'], { matches: matching('flan') }))).toEqual([])
})

test('open menus come first; otherwise menus keep the venue’s order', () => {
  const closed = { ...menu, id: 'closed', open: false }
  expect(openFirst([closed, menu, { ...closed, id: 'later' }]).map(({ id }) => id)).toEqual(['m', 'closed', 'later'])
})

test('a product with an avoided content is removed, and a vegan product counts as vegetarian', () => {
  const dishes = [
    { ...product('Flan', true, false), contains: ['milk' as const, 'eggs' as const] },
    { ...product('Sorbete', true, false), vegan: true },
    { ...product('Negroni', false, false), contains: ['alcohol' as const] },
  ]
  const carta = { ...menu, categories: [{ ...category('Postres', []), products: dishes }] }
  expect(names(chosenFrom([carta], [], { avoided: ['eggs', 'alcohol'] }))).toEqual([['Postres', 'Sorbete']])
  expect(names(chosenFrom([carta], ['vegetarian']))).toEqual([['Postres', 'Sorbete']])
})
