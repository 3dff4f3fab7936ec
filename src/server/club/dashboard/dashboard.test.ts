import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { bagDraft, movementDraft, openClub, personDraft } from '../club.testkit.ts'

const server = sharedServer()
const { dashboard, movements, people, bags } = api.club

const setClock = (moment: string) => {
  server.kernel.now = () => new Date(moment)
}
afterEach(() => {
  server.kernel.now = () => new Date()
})

test('the counters show total, active and inactive people and bags; archived bags are not counted', async () => {
  const { admin, bag } = await openClub(server)
  const person = await admin.call(people.create, personDraft())
  await admin.call(people.setActive, { id: person.id, active: false })
  const other = await admin.call(bags.create, bagDraft())
  const { type, brand, place, numberSocio } = bag
  await admin.call(bags.update, {
    id: bag.id,
    version: 1,
    type,
    brand,
    place,
    numberSocio,
    active: false,
    photoId: null,
  })
  expect(await admin.call(dashboard.counters)).toEqual({
    people: { total: 3, active: 2, inactive: 1 },
    bags: { total: 2, active: 1, inactive: 1 },
  })
  await admin.call(bags.archive, { id: other.id })
  expect((await admin.call(dashboard.counters)).bags).toEqual({ total: 1, active: 0, inactive: 1 })
})

test('venue-time-zone: a movement counts for the day and hour of the venue’s time zone', async () => {
  const { admin, bag } = await openClub(server)
  // In Buenos Aires this moment is the 14th, 22:30.
  setClock('2025-03-15T01:30:00Z')
  await admin.call(movements.create, movementDraft(bag.id, 0))
  setClock('2025-03-15T04:10:00Z')
  await admin.call(movements.create, { ...movementDraft(bag.id, 1), actionType: 'Retiro' })
  const { byDay, byHour } = await admin.call(dashboard.activity)
  expect(byDay).toHaveLength(30)
  expect(byDay.at(0)).toEqual({ day: '2025-02-14', entries: 0, exits: 0 })
  expect(byDay.slice(-2)).toEqual([
    { day: '2025-03-14', entries: 1, exits: 0 },
    { day: '2025-03-15', entries: 0, exits: 1 },
  ])
  expect(byHour).toHaveLength(24)
  expect(byHour[22]).toEqual({ hour: 22, entries: 1, exits: 0 })
  expect(byHour[1]).toEqual({ hour: 1, entries: 0, exits: 1 })
})

test('a movement counts on the dashboard for thirty days, its own day included', async () => {
  const { admin, bag } = await openClub(server)
  setClock('2025-02-13T15:00:00Z')
  await admin.call(movements.create, movementDraft(bag.id, 0))
  setClock('2025-03-14T15:00:00Z')
  expect((await admin.call(dashboard.activity)).byDay[0]).toEqual({ day: '2025-02-13', entries: 1, exits: 0 })
  setClock('2025-03-15T15:00:00Z')
  const { byDay, byHour } = await admin.call(dashboard.activity)
  expect([...byDay, ...byHour].filter(({ entries }) => entries > 0)).toEqual([])
})

test('exact-counters: movements written concurrently are all counted', async () => {
  const { admin } = await openClub(server)
  const created = await Promise.all(Array.from({ length: 10 }, () => admin.call(bags.create, bagDraft())))
  await Promise.all(created.map(({ id }) => admin.call(movements.create, movementDraft(id, 0))))
  const { byDay } = await admin.call(dashboard.activity)
  expect(byDay.at(-1)?.entries).toBe(10)
  expect(await admin.call(bags.counts)).toEqual({ total: 11, in: 10, out: 0 })
})
