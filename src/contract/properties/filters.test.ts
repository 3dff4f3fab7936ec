import { expect, test } from 'vitest'
import { filtersAt, queryOf } from './filters.limits.ts'
import { to } from './pages.public.ts'

const at = (text: string) => filtersAt(new URLSearchParams(text))

test('what the list is narrowed down to is in its address, and comes back from it', () => {
  const filters = at(
    'operation=rent&type=house&rooms=3&city=San+Isidro&currency=USD&from=1000&to=2500&q=jardín&sort=newest&page=2',
  )
  expect(filters).toEqual({
    operation: 'rent',
    type: 'house',
    rooms: 3,
    city: 'San Isidro',
    currency: 'USD',
    from: 100_000,
    to: 250_000,
    text: 'jardín',
    sort: 'newest',
    page: 2,
  })
  const address = to('properties', queryOf(filters))
  expect(at(address.split('?')[1] ?? '')).toEqual(filters)
})

test('of an address that asks for what cannot be, the rest is answered', () => {
  expect(at('operation=steal&type=&rooms=9&city=%20&currency=XXX&from=-1&to=1e9&q=&sort=magic&page=0')).toEqual({})
  expect(at(`q=${'x'.repeat(500)}`).text).toHaveLength(80)
})
