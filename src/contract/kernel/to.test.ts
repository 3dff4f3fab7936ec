import { expect, test } from 'vitest'
import { createPathBuilder } from './to.ts'

const to = createPathBuilder({
  list: { path: '/menu' },
  edit: { path: '/menu/:menuId/editMenu' },
  item: { path: '/bags/:idBag/edit/:idItem' },
})

test('a path is built from a page’s name, its parameters and its query', () => {
  expect([to('list'), to('list', { q: 'ana ruiz', after: undefined })]).toEqual(['/menu', '/menu?q=ana+ruiz'])
  expect(to('edit', { menuId: 7 })).toBe('/menu/7/editMenu')
  expect(to('item', { idBag: 'a', idItem: 'b' }, { venue: 2 })).toBe('/bags/a/edit/b?venue=2')
})

test('special characters in a parameter are escaped', () => {
  expect(to('edit', { menuId: '../x?y#z/ñ' })).toBe('/menu/..%2Fx%3Fy%23z%2F%C3%B1/editMenu')
})

test('an unknown page and a missing or unknown parameter do not compile', () => {
  // @ts-expect-error an unknown page
  expect(() => to('lists')).toThrow()
  // @ts-expect-error a missing parameter
  to('edit')
  // @ts-expect-error one of two parameters is missing
  to('item', { idBag: 'a' })
  // @ts-expect-error an unknown parameter
  to('edit', { menuId: 'a', idMenu: 'b' })
  // @ts-expect-error a parameter that may be undefined
  to('edit', { menuId: undefined })
})
