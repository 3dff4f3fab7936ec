import { expect, test } from 'vitest'
import { listingFilterFromQuery, listingFilterToQuery } from './listingFilter.limits.ts'
import { to } from './pages.public.ts'

const parse = (text: string) => listingFilterFromQuery(new URLSearchParams(text))

test('a listing filter converted to a URL and parsed again is unchanged', () => {
  const filters = parse(
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
  const url = to('properties', listingFilterToQuery(filters))
  expect(parse(url.split('?')[1] ?? '')).toEqual(filters)
})

test('invalid query parameters are left out of the listing filter, and a search text is cut to 80 characters', () => {
  expect(parse('operation=steal&type=&rooms=9&city=%20&currency=XXX&from=-1&to=1e9&q=&sort=magic&page=0')).toEqual({})
  expect(parse(`q=${'x'.repeat(500)}`).text).toHaveLength(80)
})
