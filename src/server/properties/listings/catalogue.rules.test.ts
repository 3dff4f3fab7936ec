import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.rules.ts'
import type { CatalogueEntry } from './catalogueEntry.rules.ts'
import { searchWordsOf } from './searchWords.rules.ts'
import { similarityTo } from './similar.rules.ts'

const entry = (number: number): CatalogueEntry => {
  const known = {
    number,
    operation: 'sale',
    type: number % 2 ? 'house' : 'lot',
    city: `Ciudad ${number % 9}`,
    neighbourhood: '',
  } as const
  const measured = { price: number % 700, mtTotales: number, ambientes: number % 5, orderListing: 1 }
  const words = searchWordsOf({ ...known, direction: `Calle ${number % 400}`, label: '' })
  const published = { active: true, state: 'available', archived: false } as const
  return { ...known, ...measured, ...published, id: `${number}`, currency: 'USD', date: '2026-01-01', words }
}

test('building a catalogue of 6,000 listings returns to the event loop more than ten times', async () => {
  let turns = 0
  let isBuilding = true
  const countTurn = () => {
    turns++
    if (isBuilding) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  const catalogue = await buildCatalogue(Array.from({ length: 6_000 }, (_, n) => entry(n + 1)))
  isBuilding = false
  expect(turns).toBeGreaterThan(10)
  expect(catalogue.find({ type: 'house', text: 'calle 7' }, 'newest', { take: 1 }).total).toBeGreaterThan(0)
})

test('small and large results of a search are sorted, counted and divided into pages in the same way', async () => {
  const entries = Array.from({ length: 3_000 }, (_, n) => entry(n + 1))
  const catalogue = await buildCatalogue(entries)
  const byPrice = (selected: readonly CatalogueEntry[]) =>
    selected.toSorted((a, b) => a.price - b.price || b.number - a.number).map(({ id }) => id)
  // The 333 listings are read from the sorted list, the 17 listings are sorted.
  const inCity = byPrice(entries.filter(({ city }) => city === 'Ciudad 4'))
  const inStreet = byPrice(entries.filter(({ words }) => words.some((word) => word.startsWith('207'))))
  expect([inCity.length, inStreet.length]).toEqual([333, 17])
  for (const [filter, all] of [
    [{ city: 'Ciudad 4' }, inCity],
    [{ text: 'calle 207' }, inStreet],
  ] as const) {
    const page = (skip: number) => catalogue.find(filter, 'price_low', { skip, take: 5 })
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

test('a price filter includes both ends of its range', async () => {
  const catalogue = await buildCatalogue(Array.from({ length: 3_000 }, (_, n) => entry(n + 1)))
  const found = (from?: number, to?: number) => catalogue.find({ from, to }, 'newest', { take: 1 }).total
  // The 3,000 listings have each price from 0 to 699 four times, and those from 1 to 200 a fifth time.
  expect([found(100, 100), found(650, 650), found(100, 102), found(697), found(undefined, 1), found(700)]).toEqual([
    5, 4, 15, 12, 9, 0,
  ])
})

test('the similar listings of a large catalogue are those with the highest similarity of all', async () => {
  const entries = Array.from({ length: 3_000 }, (_, n) => entry(n + 1))
  const catalogue = await buildCatalogue(entries)
  // A listing of another type is among the results if few have the type.
  const rare: CatalogueEntry = { ...entry(5_000), type: 'garage' }
  const withRare = await buildCatalogue([...entries, rare])
  const expected = (subject: CatalogueEntry, take: number) =>
    entries
      .filter(({ number }) => number !== subject.number)
      .map((other) => ({ id: other.id, score: similarityTo(subject)(other), number: other.number }))
      .sort((a, b) => b.score - a.score || b.number - a.number)
      .slice(0, take)
      .map(({ id }) => id)
  for (const subject of entries.slice(0, 20))
    expect(catalogue.similarTo(subject.number, 6)).toEqual(expected(subject, 6))
  expect(withRare.similarTo(rare.number, 6)).toEqual(expected(rare, 6))
})

test('similar listings have the same operation; type and place count more than price and rooms, and only those on offer are found', async () => {
  const subject = { ...entry(1), city: 'Pilar', price: 100, ambientes: 3 }
  const others: CatalogueEntry[] = [
    { ...entry(3), city: 'PILAR', price: 300, ambientes: 5 },
    { ...entry(5), city: 'Azul', price: 100, ambientes: 3 },
    { ...entry(7), city: 'Pilar', price: 110, ambientes: 3 },
    { ...entry(9), city: 'Pilar', price: 100, ambientes: 3, operation: 'rent' },
    { ...entry(11), city: 'Pilar', price: 100, ambientes: 3, state: 'closed' },
    { ...entry(13), city: 'Pilar', price: 100, ambientes: 3, archived: true },
    { ...entry(4), city: 'Pilar', price: 100, ambientes: 3 },
  ]
  const catalogue = await buildCatalogue([subject, ...others])
  expect(catalogue.similarTo(1, 3)).toEqual(['7', '5', '3'])
  expect(catalogue.similarTo(99, 3)).toEqual([])
})
