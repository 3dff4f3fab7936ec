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

test('few of many stand in their order and are counted like many of them, page by page', async () => {
  const entries = Array.from({ length: 3_000 }, (_, n) => entry(n + 1))
  const catalogue = await catalogueOf(entries)
  const byPrice = (which: readonly Entry[]) =>
    which.toSorted((a, b) => a.price - b.price || b.number - a.number).map(({ id }) => id)
  // One in nine is walked to, one in more than a hundred is sorted.
  const inCity = byPrice(entries.filter(({ city }) => city === 'Ciudad 4'))
  const inStreet = byPrice(entries.filter(({ words }) => words.some((word) => word.startsWith('207'))))
  expect([inCity.length, inStreet.length]).toEqual([333, 17])
  for (const [asked, all] of [
    [{ city: 'Ciudad 4' }, inCity],
    [{ text: 'calle 207' }, inStreet],
  ] as const) {
    const page = (skip: number) => catalogue.find(asked, 'price_low', { skip, take: 5 })
    expect([page(0).ids, page(5).ids, page(all.length).ids]).toEqual([all.slice(0, 5), all.slice(5, 10), []])
    const houses = all.filter((id) => Number(id) % 2).length
    expect([page(0).total, page(0).tallies().type]).toEqual([
      all.length,
      [
        { value: 'house', count: houses },
        { value: 'lot', count: all.length - houses },
      ],
    ])
  }
})

test('a price that is asked for is among those found, at both ends', async () => {
  const catalogue = await catalogueOf(Array.from({ length: 3_000 }, (_, n) => entry(n + 1)))
  const found = (from?: number, to?: number) => catalogue.find({ from, to }, 'newest', { take: 1 }).total
  // Prices go from 0 to 699, again and again: four times, and once more up to 200.
  expect([found(100, 100), found(650, 650), found(100, 102), found(697), found(undefined, 1), found(700)]).toEqual([
    5, 4, 15, 12, 9, 0,
  ])
})
