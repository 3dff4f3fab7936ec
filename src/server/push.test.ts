import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import type { PushKind } from '#contract/community/members.limits.ts'
import { formatMoney } from '#contract/kernel/money.limits.ts'
import { activities, slots } from './community/activities/activities.table.ts'
import { queueDueReminders } from './community/bookings/bookingReminders.ts'
import { bookings, slotDays } from './community/bookings/bookings.table.ts'
import { openCommunity } from './community/community.testkit.ts'
import { openHotel, orderLineDraft } from './hotel/hotel.testkit.ts'
import type { Db } from './kernel/db/database.ts'
import { isSignedBy, openPushBrowser, openPushService } from './kernel/push/browser.testkit.ts'
import { devicesToNotify } from './kernel/push/push.queries.ts'
import { pushDevices, pushMessages } from './kernel/push/push.table.ts'
import { startPushSender } from './kernel/push/sender.ts'
import { productRegistry } from './router.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const { push, claims, alerts: emergencies } = api.community

let closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
})

const open = async (statuses: Record<string, number> = {}) => {
  const venue = await server.openVenue()
  const community = openCommunity(server, venue.venueId)
  const service = await openPushService(statuses)
  closers.push(service.close)
  const inVenue = <T>(work: (db: Db) => Promise<T>) => server.kernel.database.inVenue(venue.venueId, 'write', work)
  /** Inserts a device directly, because `push.subscribe` accepts only the push services of real browsers. */
  const addDevice = async (subject: string, path: string, sessionKind: 'member' | 'guest' | 'staff' = 'member') => {
    const browser = openPushBrowser()
    const device = {
      ...browser.keys,
      venueId: venue.venueId,
      id: randomUUID(),
      sessionKind,
      subject,
      sessionId: (await server.sessionOf(venue.venueId, sessionKind, subject)).sessionId,
      endpoint: service.urlOf(path),
    }
    await inVenue((db) => db.insert(pushDevices).values(device))
    return browser
  }
  const startSending = (kernel = server.kernel) => closers.unshift(startPushSender(kernel, productRegistry))
  const queuedPushes = () => inVenue((db) => db.select().from(pushMessages))
  return { ...community, as: venue.as, service, inVenue, addDevice, startSending, queuedPushes }
}
const claim = () => ({ id: randomUUID(), title: 'Luz', description: 'No anda', place: 'Pileta' })

test('the answer to a claim is pushed to the member’s browser only, encrypted for it and signed with the VAPID key', async () => {
  const { service, addMember, addDevice, startSending, as } = await open()
  const [member, other] = [await addMember(), await addMember()]
  const browser = await addDevice(member.id, '/mine')
  await addDevice(other.id, '/other')
  const { id } = await member.call(claims.send, claim())
  const clerk = await as('staff')
  await clerk.call(claims.answer, { id: randomUUID(), about: id, text: 'Ya está.' })
  startSending()
  await vi.waitFor(() => expect(service.received).toHaveLength(1), 15_000)
  const [message] = service.received
  expect(message?.path).toBe('/mine')
  expect(browser.read(message?.body ?? Buffer.of())).toMatchObject({
    title: 'Reclamo #1',
    body: 'Ya está.',
    address: '/claims',
  })
  const { key } = await member.call(push.key)
  expect(isSignedBy(key, message?.headers.authorization)).toBe(true)
})

test('a news post is pushed once to every member who has not muted the kind', async () => {
  const { service, addMember, addDevice, startSending, as, queuedPushes } = await open()
  const [wants, muted] = [await addMember(), await addMember()]
  await addDevice(wants.id, '/wants')
  await addDevice(muted.id, '/muted')
  await muted.call(push.setMuted, { muted: ['post', 'emergency'] satisfies PushKind[] })
  expect(await muted.call(api.community.members.profile)).toMatchObject({ muted: ['post', 'emergency'] })
  const admin = await as('admin')
  const post = { id: randomUUID(), title: 'Asado', description: 'El sábado', photoId: null }
  for (const kind of ['news', 'news', 'winner'] as const) await admin.call(api.club.posts.create, { ...post, kind })
  const { id } = await muted.call(emergencies.send, { id: randomUUID(), kind: 'fire' })
  await admin.call(emergencies.acknowledge, { id })
  startSending()
  await vi.waitFor(async () => expect((await queuedPushes()).every(({ sentAt }) => sentAt)).toBe(true), 15_000)
  expect(service.received.map(({ path }) => path)).toEqual(['/wants'])
})

test('a device that is gone is deleted, a failing push service is retried, and other devices still get the message', async () => {
  const { addMember, addDevice, startSending, inVenue, queuedPushes, service, as } = await open({
    '/gone': 410,
    '/ill': 503,
  })
  const member = await addMember()
  for (const path of ['/gone', '/ill', '/well']) await addDevice(member.id, path)
  const { id } = await member.call(emergencies.send, { id: randomUUID(), kind: 'medical' })
  await (await as('staff')).call(emergencies.acknowledge, { id })
  startSending()
  await vi.waitFor(async () => expect(await queuedPushes()).toMatchObject([{ tries: 1, sentAt: null }]), 15_000)
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/gone', '/ill', '/well'])
  const left = await inVenue((db) => db.select().from(pushDevices))
  expect(left.map(({ endpoint }) => new URL(endpoint).pathname).sort()).toEqual(['/ill', '/well'])
})

test('a delivered message is not sent again when the database fails before the delivery is stored', async () => {
  const { addMember, addDevice, startSending, queuedPushes, service, as } = await open()
  const member = await addMember()
  await addDevice(member.id, '/mine')
  const { id } = await member.call(emergencies.send, { id: randomUUID(), kind: 'fire' })
  await (await as('staff')).call(emergencies.acknowledge, { id })
  const { database } = server.kernel
  let failures = 2
  const failingDatabase: typeof database = {
    ...database,
    inVenue: (venueId, mode, work) =>
      mode === 'write' && failures-- > 0
        ? Promise.reject(new Error('the database is unavailable'))
        : database.inVenue(venueId, mode, work),
  }
  startSending({ ...server.kernel, database: failingDatabase })
  await vi.waitFor(async () => expect((await queuedPushes()).every(({ sentAt }) => sentAt)).toBe(true), 60_000)
  expect(service.received.map(({ path }) => path)).toEqual(['/mine'])
})

test('only endpoints of known push services can subscribe; a browser is stored once, ten per member, until it unsubscribes', async () => {
  const { addMember, inVenue } = await open()
  const { call } = await addMember()
  const { keys } = openPushBrowser()
  for (const wrong of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.test/x',
    'https://a@fcm.googleapis.com/x',
    'https://example.test/fcm.googleapis.com',
    'ningún lado',
  ])
    await expect(call(push.subscribe, { endpoint: wrong, ...keys })).rejects.toMatchObject({
      code: 'unknown_push_service',
    })
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
  for (const _ of [1, 2]) await call(push.subscribe, { endpoint, ...keys })
  const devices = () => inVenue((db) => db.select().from(pushDevices))
  expect(await devices()).toHaveLength(1)
  for (let i = 0; i < 12; i++) await call(push.subscribe, { endpoint: `https://web.push.apple.com/${i}`, ...keys })
  expect(await devices()).toHaveLength(10)
  await call(push.unsubscribe, { endpoint: 'https://web.push.apple.com/11' })
  expect(await devices()).toHaveLength(9)
})

/** A stay with a subscribed phone that reads English, beside another stay with a subscribed phone. */
const openStays = async () => {
  const hotel = await openHotel(server)
  const service = await openPushService()
  closers.push(service.close)
  const inVenue = <T>(work: (db: Db) => Promise<T>) => server.kernel.database.inVenue(hotel.venueId, 'write', work)
  /** Subscribes a phone through the door, then replaces its endpoint by one of the test's push service. */
  const subscribe = async (
    { call }: Pick<typeof hotel.guest, 'call'>,
    path: string,
    language: 'english' | 'spanish',
  ) => {
    const browser = openPushBrowser()
    const endpoint = `https://web.push.apple.com${path}`
    await call(api.kernel.push.subscribe, { endpoint, ...browser.keys, language })
    expect(await call(api.kernel.push.devices)).toEqual([{ endpoint, language }])
    const changed = { endpoint: service.urlOf(path) }
    await inVenue((db) => db.update(pushDevices).set(changed).where(eq(pushDevices.endpoint, endpoint)))
    return browser
  }
  const browser = await subscribe(hotel.guest, '/mine', 'english')
  const other = await hotel.moveIn((await hotel.addRoom()).id)
  await subscribe(await other.join(), '/other', 'spanish')
  /** The messages that the first phone received, and how many went anywhere else. */
  const received = () => ({
    mine: service.received.filter(({ path }) => path === '/mine').map(({ body }) => browser.read(body)),
    elsewhere: service.received.filter(({ path }) => path !== '/mine').length,
  })
  const startSending = () => closers.unshift(startPushSender(server.kernel, productRegistry))
  return { ...hotel, inVenue, received, startSending }
}

test('a guest’s phone gets a push message in its language for each change of its stay, and other stays get none', async () => {
  const { venueId, staff, stay, order, close, inVenue, received, startSending, guest, product } = await openStays()
  const { orders, alerts } = api.hotel
  const [first, second] = [(await order()).order, (await order()).order]
  if (!first || !second) throw new Error('the orders were refused')
  await staff.call(orders.accept, { id: first.id })
  await staff.call(orders.accept, { id: first.id })
  const lines = [{ ...orderLineDraft(product.id), quantity: 2 }]
  await staff.call(orders.correct, { id: first.id, version: 2, lines, reason: 'Two of them' })
  await staff.call(orders.markReady, { id: first.id, outletId: null })
  await staff.call(orders.cancel, { id: second.id, reason: 'No more flan' })
  await guest.call(alerts.ask, { what: 'clean' })
  await staff.call(alerts.see, { stayId: stay.id, what: 'clean' })
  await staff.call(alerts.remove, { stayId: stay.id, what: 'clean' })
  startSending()
  await vi.waitFor(() => expect(received().mine).toHaveLength(6), 15_000)
  await close(stay)
  expect(await inVenue((db) => db.select().from(pushDevices))).toHaveLength(1)
  await vi.waitFor(() => expect(received().mine).toHaveLength(7), 15_000)
  expect(received().mine.map(({ title, body }) => `${title}: ${body}`)).toEqual([
    `Order ${first.number}: Being prepared`,
    `Order ${first.number}: We corrected it: Two of them. Total: ${formatMoney(2000, 'ARS', 'english')}`,
    `Order ${first.number}: Ready`,
    `Order ${second.number}: Cancelled. Reason: No more flan`,
    'Cleaning: We have seen your request.',
    'Cleaning: Done.',
    'Thank you for your visit!: You can see your bill here.',
  ])
  expect(received().mine[0].address).toBe(`/${venueId}/${stay.room.number}?language=english`)
  expect(received().elsewhere).toBe(0)
  // The keys of phones whose sessions have ended are not stored longer than the last message needs them.
  await vi.waitFor(async () =>
    expect((await inVenue((db) => db.select().from(pushMessages))).filter((push) => push.lastDevices)).toEqual([]),
  )
})

test('staff subscribe their own browser, which ends with their session, and a message to another account is not sent to it', async () => {
  const { as, inVenue } = await open()
  const [clerk, other] = [await as('staff'), await as('staff')]
  const endpoint = 'https://web.push.apple.com/clerk'
  await clerk.call(api.kernel.push.subscribe, { endpoint, ...openPushBrowser().keys })
  const pushedTo = (recipient: string | null) =>
    inVenue((db) => devicesToNotify(db, productRegistry, { recipientKind: 'staff', recipient, kind: 'test' }))
  expect(await pushedTo(clerk.staffId)).toMatchObject([{ endpoint, language: 'spanish' }])
  expect(await pushedTo(null)).toHaveLength(1)
  expect(await pushedTo(other.staffId)).toEqual([])
  expect(await other.call(api.kernel.push.devices)).toEqual([])
  await clerk.call(api.kernel.identity.signOut)
  expect(await pushedTo(clerk.staffId)).toEqual([])
})

test('a booking that begins within three hours queues one push message', async () => {
  const { venueId, addMember, inVenue, queuedPushes } = await open()
  const member = await addMember()
  const own = { venueId, id: randomUUID() }
  const day = '2030-01-01'
  const [activityId, slotId] = [randomUUID(), randomUUID()]
  await inVenue(async (db) => {
    await db.insert(activities).values({ ...own, id: activityId, name: 'Yoga' })
    const hours = { weekday: 1, startsAt: '10:00', endsAt: '11:00', capacity: 5 }
    await db.insert(slots).values({ ...own, ...hours, id: slotId, activityId })
    await db.insert(slotDays).values({ venueId, slotId, day, capacity: 5 })
    await db.insert(slotDays).values({ venueId, slotId, day: '2030-01-08', capacity: 5 })
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const booking = { venueId, memberId: member.id, slotId, createdAt: inHours(-24) }
    await db.insert(bookings).values([
      { ...booking, id: randomUUID(), day, startsAt: inHours(1) },
      { ...booking, id: randomUUID(), day: '2030-01-08', startsAt: inHours(4) },
    ])
  })
  await Promise.all([1, 2, 3].map(() => queueDueReminders(server.kernel)))
  expect(await queuedPushes()).toMatchObject([{ recipient: member.id, kind: 'booking', title: 'Yoga' }])
})
