import { expect, test } from 'vitest'
import { catalogueOf, type Entry, wordsOf } from './catalogue.rules.ts'

const entry = (number: number): Entry => {
  const known = { number, operation: 'sale', type: number % 2 ? 'house' : 'lot', city: `Ciudad ${number % 9}` } as const
  const measured = { price: number % 700, mtTotales: number, ambientes: number % 5, orderListing: 1 }
  const words = wordsOf({ ...known, direction: `Calle ${number % 400}`, label: '' })
  return { ...known, ...measured, id: `${number}`, active: true, currency: 'USD', date: '2026-01-01', words }
}

test('while a catalogue of many listings is made, others get their turn again and again', async () => {
  let turns = 0
  let making = true
  const other = () => {
    turns++
    if (making) setImmediate(other)
  }
  setImmediate(other)
  const catalogue = await catalogueOf(Array.from({ length: 6_000 }, (_, n) => entry(n + 1)))
  making = false
  expect(turns).toBeGreaterThan(10)
  expect(catalogue.find({ type: 'house', text: 'calle 7' }, 'newest', { take: 1 }).total).toBeGreaterThan(0)
})
