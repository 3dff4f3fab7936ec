import { expect, test } from 'vitest'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { chosenFrom } from './filtering.ts'

const product = (name: string, glutenFree: boolean, vegetarian: boolean) => ({
  id: name,
  name,
  description: '',
  photo: null,
  price: null,
  stock: true,
  glutenFree,
  vegetarian,
  favourite: false,
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
