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

test('only what carries every chosen mark stays, and categories with nothing left go', () => {
  expect(names(chosenFrom([menu], ['vegetarian', 'glutenFree']))).toEqual([['Entradas', 'Sopa']])
  expect(names(chosenFrom([menu], ['favourite']))).toEqual([])
})

test('without a filter everything is there but categories without products', () => {
  expect(names(chosenFrom([menu], []))).toEqual([
    ['Entradas', 'Sopa', 'Tartar'],
    ['Platos', 'Bife'],
  ])
})

test('what is looked for is found without its accents, in any order of its words', () => {
  const carta = { ...menu, categories: [category('Postres', [product('Flan con crème brûlée', true, true)])] }
  expect(names(chosenFrom([menu, carta], [], { matches: matching('BRULEE flán') }))).toEqual([
    ['Postres', 'Flan con crème brûlée'],
  ])
  expect(names(chosenFrom([menu, carta], ['favourite'], { matches: matching('flan') }))).toEqual([])
})

test('menus that are open come first, and else stay in their order', () => {
  const shut = { ...menu, id: 'shut', open: false }
  expect(openFirst([shut, menu, { ...shut, id: 'later' }]).map(({ id }) => id)).toEqual(['m', 'shut', 'later'])
})

test('what is to be avoided is left out, and what is vegan counts as vegetarian', () => {
  const dishes = [
    { ...product('Flan', true, false), contains: ['milk' as const, 'eggs' as const] },
    { ...product('Sorbete', true, false), vegan: true },
    { ...product('Negroni', false, false), contains: ['alcohol' as const] },
  ]
  const carta = { ...menu, categories: [{ ...category('Postres', []), products: dishes }] }
  expect(names(chosenFrom([carta], [], { avoided: ['eggs', 'alcohol'] }))).toEqual([['Postres', 'Sorbete']])
  expect(names(chosenFrom([carta], ['vegetarian']))).toEqual([['Postres', 'Sorbete']])
})
