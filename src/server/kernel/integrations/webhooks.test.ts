import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { webhookEvents, webhookLimits } from '#contract/kernel/webhooks.limits.ts'
import { activities, slots } from '#server/community/activities/activities.table.ts'
import { openCommunity } from '#server/community/community.testkit.ts'
import { openHotel } from '#server/hotel/hotel.testkit.ts'
import { openVenueWithListings } from '#server/properties/properties.testkit.ts'
import type { Db } from '../db/database.ts'
import { isPrivateAddress } from './webhookAddresses.ts'
import { retryDelay } from './webhooks.rules.ts'
import { testWebhooks } from './webhooks.testkit.ts'

const { server, openReceiver, openWebhook, attempt, query } = testWebhooks()
const { webhooks, activity, bin } = api.kernel
const { community, hotel, properties } = api

const draft = (fields: object = {}) => ({
  id: randomUUID(),
  name: 'Contabilidad',
  url: 'https://contabilidad.example/avisos',
  events: ['order.created' as const],
  ...fields,
})

/** A slot of an activity every day, and a booking of tomorrow's by a member. */
const bookPlace = async (venueId: number, member: { call: typeof server.visitor }) => {
  const activityId = randomUUID()
  await server.kernel.database.inVenue(venueId, 'write', async (db: Db) => {
    await db.insert(activities).values({ venueId, id: activityId, name: 'Tenis' })
    for (const weekday of [0, 1, 2, 3, 4, 5, 6])
      await db
        .insert(slots)
        .values({ venueId, id: randomUUID(), activityId, weekday, startsAt: '12:00', endsAt: '13:00', capacity: 2 })
  })
  const { days } = await server.visitor(community.bookings.slots, { venue: venueId, activity: activityId })
  const place = { slot: days[1]?.slots[0]?.id ?? '', day: days[1]?.day ?? '' }
  return member.call(community.bookings.book, { id: randomUUID(), ...place })
}

test('every event is reported once to the webhooks of its venue that chose it, whoever causes it, with ids and without personal data', async () => {
  const [all, some, foreign] = [await openReceiver(), await openReceiver(), await openReceiver()]
  const house = await openHotel(server)
  const { venueId, staff: admin, stay, as } = house
  const neighbour = await openWebhook(foreign.url, [...webhookEvents])
  const everything = await admin.call(webhooks.create, draft({ url: all.url, events: [...webhookEvents] }))
  const claimsOnly = await admin.call(webhooks.create, draft({ url: some.url, events: ['claim.created'] }))

  const { order } = await house.order()
  await admin.call(hotel.orders.accept, { id: order?.id ?? '' })
  const payment = { id: randomUUID(), stayId: stay.id, method: 'card' as const, amount: 400, tip: 50 }
  await admin.call(hotel.accounts.pay, payment)
  const member = await openCommunity(server, venueId).addMember({ firstName: 'Zulema' })
  const booking = await bookPlace(venueId, member)
  await member.call(community.bookings.cancel, { id: booking.id })
  const claim = { id: randomUUID(), title: 'Luz', description: 'No anda', place: 'Calle 3' }
  await member.call(community.claims.send, claim)
  await admin.call(community.claims.answer, { id: randomUUID(), about: claim.id, text: 'Vamos mañana' })
  const listing = await (await openVenueWithListings({ venueId, as })).add()
  const enquiry = { venue: venueId, listingId: listing.id, id: randomUUID(), kind: 'question' as const }
  const asked = { ...enquiry, name: 'Zulema', mail: null, phone: '1144445555', message: 'Zulema' }
  await server.visitor(properties.enquiries.ask, asked)
  // The id of the enquiry exists: the second call changes nothing.
  await server.visitor(properties.enquiries.ask, asked)

  for (const { id } of [everything, claimsOnly, neighbour]) await attempt(id)
  const reported = Object.fromEntries(all.events().map(({ event, data }) => [event, data]))
  expect(all.events().map(({ event }) => event)).toEqual(expect.arrayContaining([...webhookEvents]))
  expect(all.received).toHaveLength(webhookEvents.length)
  const ofOrder = { id: order?.id, number: 1, stayId: stay.id, roomId: house.room.id }
  const isTime = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(reported).toMatchObject({
    'order.created': { ...ofOrder, status: 'pending', sentAt: isTime },
    'order.changed': { ...ofOrder, status: 'accepted', decidedAt: isTime, completedAt: null },
    'payment.recorded': { ...payment, number: 1, kind: 'payment' },
    'booking.created': { id: booking.id, memberId: member.id, day: booking.day, startsAt: isTime },
    'booking.canceled': { id: booking.id, memberId: member.id, canceledAt: isTime },
    'claim.created': { id: claim.id, number: 1, status: 'sent', memberId: member.id },
    'claim.answered': { id: claim.id, number: 1, answeredAt: isTime },
    'enquiry.created': { id: enquiry.id, kind: 'question', listingId: listing.id },
  })
  expect(JSON.stringify(reported)).not.toMatch(/Zulema|1144445555|No anda/)
  expect(some.events()).toMatchObject([{ event: 'claim.created', venue: venueId }])
  expect(foreign.received).toEqual([])
  expect(await admin.call(webhooks.one, { id: neighbour.id }).catch(({ code }) => code)).toBe('gone')
  expect((await admin.call(webhooks.deliveries, { id: neighbour.id })).deliveries).toEqual([])
})

test('a change that is rolled back, and a row that returns from the bin, are not reported', async () => {
  const venue = await openVenueWithListings(await server.openVenue())
  const { admin, venueId } = venue
  const { id } = await admin.call(webhooks.create, draft({ events: [...webhookEvents] }))
  const listing = await venue.add()
  const ask = { venue: venueId, listingId: listing.id, id: randomUUID(), kind: 'question' as const }
  await server.visitor(properties.enquiries.ask, {
    ...ask,
    name: 'Bruno',
    mail: null,
    phone: '1144445555',
    message: '',
  })
  const rollback = new Error('rolled back on purpose')
  const undone = server.kernel.database.inVenue(venueId, 'write', async (db) => {
    await db.execute(`insert into properties_enquiries (venue_id, id, listing_id, kind, name, phone, message)
      values (${venueId}, gen_random_uuid(), '${listing.id}', 'question', 'Eva', '1', '')`)
    throw rollback
  })
  await expect(undone).rejects.toBe(rollback)
  const { binId } = await admin.call(properties.listings.remove, { id: listing.id })
  await admin.call(bin.restore, { id: binId })
  expect((await admin.call(properties.enquiries.list, {})).enquiries).toHaveLength(1)
  const { deliveries } = await admin.call(webhooks.deliveries, { id })
  expect(deliveries.map(({ event }) => event)).toEqual(['enquiry.created'])
})

test('the secret of a webhook is returned by its creation only, and by a repeated one until the first delivery', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const input = draft({ events: ['payment.recorded', 'order.created', 'order.created'] })
  const { secret } = await admin.call(webhooks.create, input)
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  expect((await admin.call(webhooks.create, input)).secret).toBe(secret)
  const other = await (await server.openVenue()).as('admin')
  expect((await other.call(webhooks.create, input)).secret).not.toBe(secret)
  await admin.call(webhooks.test, { id: input.id })
  await expect(admin.call(webhooks.create, input)).rejects.toMatchObject({ code: 'gone' })
  const listed = await admin.call(webhooks.list)
  expect(listed).toMatchObject([
    { name: 'Contabilidad', events: ['order.created', 'payment.recorded'], createdBy: 'admin', last: null },
  ])
  const { rows } = await query('select to_jsonb(w)::text from kernel_webhooks w')
  const { entries } = await admin.call(activity.list, {})
  expect(JSON.stringify([listed, rows, entries])).not.toContain(secret)
})

test('admins edit, pause, test and remove webhooks, the activity log names them, and other staff cannot', async () => {
  const venue = await server.openVenue()
  const [admin, staff] = [await venue.as('admin'), await venue.as('staff')]
  const { id, version } = await admin.call(webhooks.create, draft())
  const edited = { id, version, name: 'Reportes', url: 'https://reportes.example/', events: ['claim.created' as const] }
  expect(await admin.call(webhooks.update, edited)).toMatchObject({ name: 'Reportes', events: ['claim.created'] })
  await expect(admin.call(webhooks.update, edited)).rejects.toMatchObject({ code: 'stale' })
  await admin.call(webhooks.test, { id })
  await admin.call(webhooks.pause, { id })
  await admin.call(webhooks.resume, { id })
  for (const call of [
    () => staff.call(webhooks.list),
    () => staff.call(webhooks.deliveries, { id }),
    () => staff.call(webhooks.test, { id }),
    () => staff.call(webhooks.remove, { id }),
    () => staff.call(webhooks.create, draft()),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 })
  await query(`update kernel_sessions set authenticated_at = now() - interval '1 hour'
    where venue_id = ${venue.venueId}`)
  for (const call of [() => admin.call(webhooks.create, draft()), () => admin.call(webhooks.remove, { id })])
    await expect(call()).rejects.toMatchObject({ code: 'reauthentication_required' })
  const again = await venue.as('admin')
  await again.call(webhooks.remove, { id })
  await expect(again.call(webhooks.remove, { id })).rejects.toMatchObject({ code: 'gone' })
  const { entries } = await again.call(activity.list, {})
  expect(entries.filter(({ refused }) => !refused).map(({ action }) => action)).toEqual([
    'eliminó el webhook «Reportes»',
    'reanudó el webhook «Reportes»',
    'pausó el webhook «Reportes»',
    'probó el webhook «Reportes»',
    'editó el webhook «Reportes»',
    'creó el webhook «Contabilidad»',
  ])
  expect((await query(`select from kernel_webhook_deliveries where webhook_id = '${id}'`)).rowCount).toBe(0)
})

test('a venue has a limited number of webhooks', async () => {
  const admin = await (await server.openVenue()).as('admin')
  for (let n = 0; n < webhookLimits.webhooks; n++) await admin.call(webhooks.create, draft())
  await expect(admin.call(webhooks.create, draft())).rejects.toMatchObject({ code: 'too_many_webhooks' })
})

test('without WEBHOOKS_ALLOW_PRIVATE an address that is http or private is refused when it is entered', async () => {
  const original = server.kernel.configuration
  server.kernel.configuration = { ...original, webhooksAllowPrivate: false }
  const admin = await (await server.openVenue()).as('admin')
  const made = await admin.call(webhooks.create, draft())
  for (const url of [
    'http://contabilidad.example/',
    'https://localhost/',
    'https://api.localhost./',
    'https://127.1:8443/',
    'https://0x7f000001/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00:ec2::254]/',
  ]) {
    await expect(admin.call(webhooks.create, draft({ url })), url).rejects.toMatchObject({
      code: 'address_not_allowed',
    })
    const { id, version, name, events } = made
    const update = admin.call(webhooks.update, { id, version, name, events, url })
    await expect(update, url).rejects.toMatchObject({ code: 'address_not_allowed' })
  }
  for (const url of ['ftp://contabilidad.example/', 'https://ana:clave@contabilidad.example/', 'nada'])
    await expect(admin.call(webhooks.create, draft({ url })), url).rejects.toMatchObject({ status: 400 })
  server.kernel.configuration = original
})

test('private, loopback, link-local, shared and tunnelled addresses count as private, and others do not', () => {
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.100.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:192.168.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fe80::1',
    'fd12::1',
    'ff02::1',
  ])
    expect(isPrivateAddress(address), address).toBe(true)
  for (const address of ['8.8.8.8', '100.63.0.1', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700::1111'])
    expect(isPrivateAddress(address), address).toBe(false)
})

test('failed deliveries are retried for about a day, at times that differ by chance', () => {
  const hours = (random: number) => {
    let seconds = 0
    let tries = 0
    for (let delay = retryDelay(0, random); delay !== null; delay = retryDelay(++tries, random)) seconds += delay
    return [tries, seconds / 3600]
  }
  expect(hours(0.5)).toEqual([13, 24.25])
  expect(retryDelay(0, 0)).toBeCloseTo(48)
  expect(retryDelay(0, 1)).toBeCloseTo(72)
})
