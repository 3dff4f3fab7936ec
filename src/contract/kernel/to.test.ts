import { expect, test } from 'vitest'
import { addressesOf } from './to.ts'

const to = addressesOf({
  list: { path: '/menu' },
  edit: { path: '/menu/:menuId/editMenu' },
  item: { path: '/bags/:idBag/edit/:idItem' },
})

test('an address is made of a page’s name, its parameters and what it asks for', () => {
  expect([to('list'), to('list', { q: 'ana ruiz', after: undefined })]).toEqual(['/menu', '/menu?q=ana+ruiz'])
  expect(to('edit', { menuId: 7 })).toBe('/menu/7/editMenu')
  expect(to('item', { idBag: 'a', idItem: 'b' }, { venue: 2 })).toBe('/bags/a/edit/b?venue=2')
})

test('a parameter stays in its place, whatever it holds', () => {
  expect(to('edit', { menuId: '../x?y#z/ñ' })).toBe('/menu/..%2Fx%3Fy%23z%2F%C3%B1/editMenu')
})

test('a page that is not there, and a parameter that is missing or unknown, do not compile', () => {
  // @ts-expect-error there is no such page
  expect(() => to('lists')).toThrow()
  // @ts-expect-error its parameter is missing
  to('edit')
  // @ts-expect-error one of its parameters is missing
  to('item', { idBag: 'a' })
  // @ts-expect-error it has no such parameter
  to('edit', { menuId: 'a', idMenu: 'b' })
  // @ts-expect-error a parameter that may be missing is not there
  to('edit', { menuId: undefined })
})
