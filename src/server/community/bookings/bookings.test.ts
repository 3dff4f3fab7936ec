import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { mails } from '#server/kernel/mail/mail.table.ts'
import { testServer } from '#server/testing/kit.ts'
import { activities as activitiesTable, slots } from '../activities/activities.table.ts'
import { openCommunity } from '../community.testkit.ts'
import { slotDays } from './bookings.table.ts'
import { bookableDays, weekdayOf } from './days.rules.ts'
import { remindAll } from './reminding.ts'

const server = testServer()
const { activities, bookings } = api.community

/** A venue where one activity can be booked at noon of every day. */
const openActivity = async (capacity = 2) => {
  const { venueId, as } = await server.openVenue()
  const activity = randomUUID()
  await server.kernel.database.inVenue(venueId, 'write', async (db) => {
    await db.insert(activitiesTable).values({ venueId, id: activity, name: 'Tenis' })
    for (const weekday of [0, 1, 2, 3, 4, 5, 6])
      await db.insert(slots).values({
        venueId,
        id: randomUUID(),
        activityId: activity,
        weekday,
        startsAt: '12:00',
        endsAt: '13:00',
        capacity,
      })
  })
  const days = async () => (await server.visitor(bookings.slots, { venue: venueId, activity })).days
  const [, tomorrow] = await days()
  const place = { slot: tomorrow?.slots[0]?.id ?? '', day: tomorrow?.day ?? '' }
  const left = async () => (await days()).find(({ day }) => day === place.day)?.slots[0]?.left
  return { ...openCommunity(server, venueId), as, activity, days, place, left }
}

/** Books while something else is done to the slot: the booking has begun, and waits for the day that somebody holds. */
const bookMeanwhile = async (
  { venueId, addMember, place }: Awaited<ReturnType<typeof openActivity>>,
  done: () => Promise<unknown>,
) => {
  const { database } = server.kernel
  const { call } = await addMember()
  const waiting = async (count: number) => {
    const locks = (db: Db) => db.execute('select from pg_locks where not granted')
    await expect
      .poll(async () => (await database.transaction('read', locks)).rowCount, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(count)
  }
  const outcomes: Promise<unknown>[] = []
  const letGo = new Error('nobody has booked it')
  const held = database.inVenue(venueId, 'write', async (db) => {
    await db.insert(slotDays).values({ venueId, slotId: place.slot, day: place.day, capacity: 1 })
    outcomes.push(call(bookings.book, { id: randomUUID(), ...place }).catch((error: unknown) => error))
    await waiting(1)
    outcomes.push(done().catch((error: unknown) => error))
    await Promise.race([outcomes[1], waiting(2)])
    throw letGo
  })
  await expect(held).rejects.toBe(letGo)
  return Promise.all(outcomes)
}

test('the last place is one person’s, however many reach for it at once, and the database counts what is taken', async () => {
  const { addMember, place, left } = await openActivity(3)
  const people = await Promise.all(Array.from({ length: 12 }, () => addMember()))
  const answers = await Promise.all(
    people.map(({ call }) =>
      call(bookings.book, { id: randomUUID(), ...place }).then(
        () => 'booked',
        ({ code }) => code,
      ),
    ),
  )
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'full')).toHaveLength(9)
  expect(await left()).toBe(0)
})

test('what the code would let pass, the database refuses: one more than there are places', async () => {
  const { venueId, addMember, place } = await openActivity(1)
  const [one, other] = [await addMember(), await addMember()]
  await one.call(bookings.book, { id: randomUUID(), ...place })
  const past =
    server.asOwner(`insert into community_bookings (venue_id, id, member_id, slot_id, day, starts_at, created_at)
    values (${venueId}, '${randomUUID()}', '${other.id}', '${place.slot}', '${place.day}', now(), now())`)
  await expect(past).rejects.toThrow('community_slot_days_room')
})

test('places that are changed while somebody books hold for the day that is being booked', async () => {
  const activity = await openActivity(4)
  const admin = await activity.as('admin')
  await bookMeanwhile(activity, () => admin.call(activities.setCapacity, { id: activity.place.slot, capacity: 1 }))
  expect(await activity.left()).toBe(0)
})

test('an activity that is removed while somebody books it is refused to one of the two, and breaks neither', async () => {
  const activity = await openActivity()
  const admin = await activity.as('admin')
  const [booked, removed] = await bookMeanwhile(activity, () =>
    admin.call(activities.remove, { id: activity.activity }),
  )
  expect([booked, removed]).toMatchObject([{ activity: 'Tenis' }, { code: 'has_bookings' }])
})

test('sent twice it is one booking; a second one for the same hour is refused; cancelled, its place is free again', async () => {
  const { addMember, place, left } = await openActivity()
  const { call } = await addMember()
  const wanted = { id: randomUUID(), ...place }
  const booked = await call(bookings.book, wanted)
  expect(await call(bookings.book, wanted)).toEqual(booked)
  expect([booked.activity, booked.startsAt, booked.endsAt]).toEqual(['Tenis', '12:00', '13:00'])
  await expect(call(bookings.book, { ...wanted, id: randomUUID() })).rejects.toMatchObject({ code: 'already_booked' })
  expect(await left()).toBe(1)
  await call(bookings.cancel, { id: wanted.id })
  expect([await left(), await call(bookings.mine)]).toEqual([2, []])
  await expect(call(bookings.cancel, { id: wanted.id })).rejects.toMatchObject({ code: 'gone' })
})

test('a member sees and cancels their own bookings only', async () => {
  const { addMember, place } = await openActivity()
  const [one, other] = [await addMember(), await addMember()]
  const { id } = await one.call(bookings.book, { id: randomUUID(), ...place })
  expect(await other.call(bookings.mine)).toEqual([])
  await expect(other.call(bookings.cancel, { id })).rejects.toMatchObject({ code: 'gone' })
  expect(await one.call(bookings.mine)).toHaveLength(1)
})

test('a day that is over, too far ahead or of another weekday cannot be booked, nor what is hidden', async () => {
  const { venueId, addMember, place, activity } = await openActivity()
  const { call } = await addMember()
  const wrong = [daysAfter(place.day, -3), daysAfter(place.day, 1), daysAfter(place.day, 7 * 10)]
  for (const day of wrong)
    await expect(call(bookings.book, { id: randomUUID(), ...place, day })).rejects.toMatchObject({ code: 'gone' })
  await server.asOwner(`update community_activities set hidden = true where venue_id = ${venueId}`)
  await expect(call(bookings.book, { id: randomUUID(), ...place })).rejects.toMatchObject({ code: 'gone' })
  await expect(server.visitor(bookings.slots, { venue: venueId, activity })).rejects.toMatchObject({ code: 'gone' })
})

test('the days ahead have the hours of their weekday; of today only those still to come', () => {
  const today = '2026-11-15'
  const slot = (id: string, day: string, startsAt: string) => ({
    id,
    weekday: weekdayOf(day),
    startsAt,
    endsAt: '23:00:00',
    capacity: 5,
  })
  const week = [
    slot('early', today, '09:00:00'),
    slot('late', today, '20:00:00'),
    slot('next', '2026-11-16', '09:00:00'),
  ]
  const taken = [{ slotId: 'late', day: '2026-11-22', capacity: 5, taken: 4 }]
  const { daysAhead } = activityLimits
  const days = bookableDays(week, taken, { today, time: '12:00', daysAhead })
  expect(days.map(({ day, slots }) => [day, ...slots.map(({ id, left }) => `${id} ${left}`)])).toEqual([
    ['2026-11-15', 'late 5'],
    ['2026-11-16', 'next 5'],
    ['2026-11-22', 'early 5', 'late 1'],
    ['2026-11-23', 'next 5'],
  ])
})

test('a member is reminded once by mail of what begins within three hours, unless it was cancelled or just booked', async () => {
  const { venueId, addMember, place } = await openActivity(5)
  const book = async (change: string) => {
    const { call, mail } = await addMember()
    const { id } = await call(bookings.book, { id: randomUUID(), ...place })
    await server.asOwner(`update community_bookings set ${change} where id = '${id}'`)
    return mail
  }
  const soon = `starts_at = now() + interval '2 hours'`
  const early = `created_at = now() - interval '1 day'`
  const reminded = await book(`${soon}, ${early}`)
  await book(`${soon}, ${early}, canceled_at = now()`)
  await book(soon)
  await book(`starts_at = now() + interval '5 hours', ${early}`)
  await remindAll(server.kernel)
  await remindAll(server.kernel)
  const told = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.select({ to: mails.recipient, subject: mails.subject }).from(mails),
  )
  expect(told).toEqual([{ to: reminded, subject: 'Casa Club: tu reserva de Tenis es en un rato' }])
})
