import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { mails } from '#server/kernel/mail/mail.table.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { activities as activitiesTable, slots } from '../activities/activities.table.ts'
import { openCommunity } from '../community.testkit.ts'
import { queueDueReminders } from './bookingReminders.ts'
import { slotDays } from './bookings.table.ts'
import { bookableDays, weekdayOf } from './days.rules.ts'

const server = sharedServer()
const { activities, bookings } = api.community

/** A venue with one activity that can be booked every day at 12:00. `place` is tomorrow's slot. */
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

/** Runs `change` during a booking: a lock on the slot's day holds the booking back until both have begun. */
const bookMeanwhile = async (
  { venueId, addMember, place }: Awaited<ReturnType<typeof openActivity>>,
  change: () => Promise<unknown>,
) => {
  const { database } = server.kernel
  const { call } = await addMember()
  const outcomes: Promise<unknown>[] = []
  const rollback = new Error('rolled back on purpose')
  const lockingTransaction = database.inVenue(venueId, 'write', async (db) => {
    await db.insert(slotDays).values({ venueId, slotId: place.slot, day: place.day, capacity: 1 })
    outcomes.push(call(bookings.book, { id: randomUUID(), ...place }).catch((error: unknown) => error))
    await server.waitForLocks(1)
    outcomes.push(change().catch((error: unknown) => error))
    await Promise.race([outcomes[1], server.waitForLocks(2)])
    throw rollback
  })
  await expect(lockingTransaction).rejects.toBe(rollback)
  return Promise.all(outcomes)
}

test('of twelve members who book three places concurrently three succeed and the others are refused as full', async () => {
  const { addMember, place, left } = await openActivity(3)
  const people = await Promise.all(Array.from({ length: 12 }, () => addMember()))
  const results = await Promise.all(
    people.map(({ call }) =>
      call(bookings.book, { id: randomUUID(), ...place }).then(
        () => 'booked',
        ({ code }) => code,
      ),
    ),
  )
  expect(results.filter((result) => result === 'booked')).toHaveLength(3)
  expect(results.filter((result) => result === 'full')).toHaveLength(9)
  expect(await left()).toBe(0)
})

test('a database constraint refuses a booking beyond the capacity, even when SQL inserts it directly', async () => {
  const { venueId, addMember, place } = await openActivity(1)
  const [one, other] = [await addMember(), await addMember()]
  await one.call(bookings.book, { id: randomUUID(), ...place })
  const insertDirectly =
    server.asOwner(`insert into community_bookings (venue_id, id, member_id, slot_id, day, starts_at, created_at)
    values (${venueId}, '${randomUUID()}', '${other.id}', '${place.slot}', '${place.day}', now(), now())`)
  await expect(insertDirectly).rejects.toThrow('community_slot_days_room')
})

test('a capacity changed during a booking also applies to the day that is being booked', async () => {
  const activity = await openActivity(4)
  const admin = await activity.as('admin')
  await bookMeanwhile(activity, () => admin.call(activities.setCapacity, { id: activity.place.slot, capacity: 1 }))
  expect(await activity.left()).toBe(0)
})

test('removing an activity during a booking is refused as has_bookings, and the booking succeeds', async () => {
  const activity = await openActivity()
  const admin = await activity.as('admin')
  const [booked, removed] = await bookMeanwhile(activity, () =>
    admin.call(activities.remove, { id: activity.activity }),
  )
  expect([booked, removed]).toMatchObject([{ activity: 'Tenis' }, { code: 'has_bookings' }])
})

test('a booking sent twice is stored once, a second one for the same slot is refused, and canceling frees the place', async () => {
  const { addMember, place, left } = await openActivity()
  const { call } = await addMember()
  const booking = { id: randomUUID(), ...place }
  const booked = await call(bookings.book, booking)
  expect(await call(bookings.book, booking)).toEqual(booked)
  expect([booked.activity, booked.startsAt, booked.endsAt]).toEqual(['Tenis', '12:00', '13:00'])
  await expect(call(bookings.book, { ...booking, id: randomUUID() })).rejects.toMatchObject({ code: 'already_booked' })
  expect(await left()).toBe(1)
  await call(bookings.cancel, { id: booking.id })
  expect([await left(), await call(bookings.mine)]).toEqual([2, []])
  await expect(call(bookings.cancel, { id: booking.id })).rejects.toMatchObject({ code: 'gone' })
})

test('a member can neither see nor cancel the bookings of another member', async () => {
  const { addMember, place } = await openActivity()
  const [one, other] = [await addMember(), await addMember()]
  const { id } = await one.call(bookings.book, { id: randomUUID(), ...place })
  expect(await other.call(bookings.mine)).toEqual([])
  await expect(other.call(bookings.cancel, { id })).rejects.toMatchObject({ code: 'gone' })
  expect(await one.call(bookings.mine)).toHaveLength(1)
})

test('a day in the past, too far ahead or of another weekday cannot be booked, nor can a hidden activity', async () => {
  const { venueId, addMember, place, activity } = await openActivity()
  const { call } = await addMember()
  const refusedDays = [daysAfter(place.day, -3), daysAfter(place.day, 1), daysAfter(place.day, 7 * 10)]
  for (const day of refusedDays)
    await expect(call(bookings.book, { id: randomUUID(), ...place, day })).rejects.toMatchObject({ code: 'gone' })
  await server.asOwner(`update community_activities set hidden = true where venue_id = ${venueId}`)
  await expect(call(bookings.book, { id: randomUUID(), ...place })).rejects.toMatchObject({ code: 'gone' })
  await expect(server.visitor(bookings.slots, { venue: venueId, activity })).rejects.toMatchObject({ code: 'gone' })
})

test('each bookable day has the slots of its weekday; of today only the slots that have not begun', () => {
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
  const slotDaysTaken = [{ slotId: 'late', day: '2026-11-22', capacity: 5, taken: 4 }]
  const { daysAhead } = activityLimits
  const days = bookableDays({
    slots: week,
    slotDays: slotDaysTaken,
    closed: new Map(),
    own: { bookings: [], waiting: [] },
    ...{ today, time: '12:00', daysAhead },
  })
  expect(days.map(({ day, slots }) => [day, ...slots.map(({ id, left }) => `${id} ${left}`)])).toEqual([
    ['2026-11-15', 'late 5'],
    ['2026-11-16', 'next 5'],
    ['2026-11-22', 'early 5', 'late 1'],
    ['2026-11-23', 'next 5'],
  ])
})

test('a member gets one reminder mail for a booking that begins within three hours, unless it was canceled or just made', async () => {
  const { venueId, addMember, place } = await openActivity(5)
  const bookAndSet = async (assignments: string) => {
    const { call, mail } = await addMember()
    const { id } = await call(bookings.book, { id: randomUUID(), ...place })
    await server.asOwner(`update community_bookings set ${assignments} where id = '${id}'`)
    return mail
  }
  const soon = `starts_at = now() + interval '2 hours'`
  const early = `created_at = now() - interval '1 day'`
  const reminded = await bookAndSet(`${soon}, ${early}`)
  await bookAndSet(`${soon}, ${early}, canceled_at = now()`)
  await bookAndSet(soon)
  await bookAndSet(`starts_at = now() + interval '5 hours', ${early}`)
  await queueDueReminders(server.kernel)
  await queueDueReminders(server.kernel)
  const sentMails = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.select({ to: mails.recipient, subject: mails.subject }).from(mails),
  )
  expect(sentMails).toEqual([{ to: reminded, subject: 'Casa Club: tu reserva de Tenis es en un rato' }])
})

test('when a booking is canceled, the first member in line is booked and notified; the others move up', async () => {
  const { venueId, addMember, place, activity, left } = await openActivity(1)
  const [owner, first, second] = [await addMember(), await addMember(), await addMember()]
  const wait = (member: typeof owner) => member.call(bookings.wait, { id: randomUUID(), ...place })
  await expect(wait(first)).rejects.toMatchObject({ code: 'not_full' })
  const { id } = await owner.call(bookings.book, { id: randomUUID(), ...place })
  for (const member of [first, second]) await wait(member)
  await expect(wait(owner)).rejects.toMatchObject({ code: 'already_booked' })
  const slotOf = async (member: typeof owner) => {
    const { days } = await member.call(bookings.slots, { activity })
    return days.find(({ day }) => day === place.day)?.slots[0]
  }
  expect([await slotOf(owner), await slotOf(second)]).toMatchObject([
    { booking: { id, cancellable: true }, waiting: null },
    { booking: null, waiting: { position: 2 } },
  ])
  await owner.call(bookings.cancel, { id })
  expect([await slotOf(owner), await slotOf(first), await slotOf(second)]).toMatchObject([
    { booking: null },
    { booking: { cancellable: true }, waiting: null },
    { booking: null, waiting: { position: 1 } },
  ])
  expect(await left()).toBe(0)
  const subjects = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, first.mail)),
  )
  expect(subjects).toEqual([{ subject: 'Casa Club: tenés lugar en Tenis' }])
  const entry = (await slotOf(second))?.waiting?.id ?? ''
  await second.call(bookings.leave, { id: entry })
  await first.call(bookings.cancel, { id: (await first.call(bookings.mine))[0]?.id ?? '' })
  expect([await left(), await second.call(bookings.mine)]).toEqual([1, []])
})

test('more places of a slot are given to the members who wait for it', async () => {
  const { addMember, place, as } = await openActivity(1)
  const [one, other] = [await addMember(), await addMember()]
  await one.call(bookings.book, { id: randomUUID(), ...place })
  await other.call(bookings.wait, { id: randomUUID(), ...place })
  await (await as('admin')).call(activities.setCapacity, { id: place.slot, capacity: 2 })
  expect(await other.call(bookings.mine)).toHaveLength(1)
})

test('closing an activity on a day cancels its bookings with the reason by mail, and refuses new ones until it is reopened', async () => {
  const { venueId, addMember, place, activity, days, as } = await openActivity()
  const [member, staff] = [await addMember(), await as('staff')]
  await member.call(bookings.book, { id: randomUUID(), ...place })
  const closure = { id: randomUUID(), activity, day: place.day, reason: 'Se pinta la cancha.' }
  expect(await staff.call(bookings.close, closure)).toEqual({ canceled: 1 })
  await expect(staff.call(bookings.close, { ...closure, id: randomUUID() })).rejects.toMatchObject({
    code: 'already_closed',
  })
  expect((await days()).find(({ day }) => day === place.day)?.closed).toBe('Se pinta la cancha.')
  expect(await member.call(bookings.mine)).toEqual([])
  const [mail] = await server.kernel.database.inVenue(venueId, 'read', (db) => db.select().from(mails))
  expect(mail).toMatchObject({ recipient: member.mail, body: expect.stringContaining('Se pinta la cancha.') })
  const again = { id: randomUUID(), ...place }
  await expect(member.call(bookings.book, again)).rejects.toMatchObject({ code: 'closed_that_day' })
  expect((await staff.call(bookings.ofDay, { day: place.day })).closures).toMatchObject([{ by: 'staff' }])
  await staff.call(bookings.reopen, { id: closure.id })
  expect(await member.call(bookings.book, again)).toMatchObject({ activity: 'Tenis' })
})
