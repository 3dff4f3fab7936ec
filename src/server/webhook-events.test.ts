import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { webhookEvents } from '#contract/kernel/webhooks.limits.ts'
import { activities, slots } from './community/activities/activities.table.ts'
import { openCommunity } from './community/community.testkit.ts'
import { openHotel } from './hotel/hotel.testkit.ts'
import { testWebhooks } from './kernel/integrations/webhooks.testkit.ts'
import { openVenueWithListings } from './properties/properties.testkit.ts'

const { server, openReceiver, openWebhook, attempt } = testWebhooks()
const { community, hotel, properties } = api
const { webhooks, bin } = api.kernel

const draft = (fields: object = {}) => ({
  id: randomUUID(),
  name: 'Contabilidad',
  url: 'https://contabilidad.example/avisos',
  events: [...webhookEvents],
  ...fields,
})

/** A slot of an activity every day, and a booking of tomorrow's by a member. */
const bookPlace = async (venueId: number, member: { call: typeof server.visitor }) => {
  const activityId = randomUUID()
  await server.kernel.database.inVenue(venueId, 'write', async (db) => {
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
  const everything = await admin.call(webhooks.create, draft({ url: all.url }))
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
  const { id } = await admin.call(webhooks.create, draft())
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
