import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openCommunity } from '../community.testkit.ts'

const server = sharedServer()
const { suppliers, restaurants, maps, ministries, activities, directory, bookings } = api.community

const open = async () => {
  const venue = await server.openVenue()
  return { ...openCommunity(server, venue.venueId), as: venue.as, admin: await venue.as('admin') }
}
const supplier = (name: string) => ({ id: randomUUID(), name, description: '', phone: '11 5555' })
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('lists that phones show', () => {
  test('a new entry is added once at the end of its list; the order can be changed, and only staff see a hidden entry', async () => {
    const { venueId, admin } = await open()
    const [first, second] = [supplier('Plomería'), supplier('Jardín')]
    for (const draft of [first, second, second]) await admin.call(suppliers.create, draft)
    const onPhones = async () => namesOf(await server.visitor(directory.suppliers, { venue: venueId }))
    expect(await onPhones()).toEqual(['Plomería', 'Jardín'])
    const sections = () => server.visitor(directory.sections, { venue: venueId })
    expect(await sections()).toEqual({ suppliers: true, restaurants: false })
    await admin.call(suppliers.reorder, { ids: [second.id, first.id] })
    expect(await onPhones()).toEqual(['Jardín', 'Plomería'])
    await admin.call(suppliers.setHidden, { id: second.id, hidden: true })
    expect(await onPhones()).toEqual(['Plomería'])
    expect(namesOf(await admin.call(suppliers.all))).toEqual(['Jardín', 'Plomería'])
    await admin.call(suppliers.remove, { id: first.id })
    expect(await onPhones()).toEqual([])
    expect(await sections()).toEqual({ suppliers: false, restaurants: false })
  })

  test('a proposed supplier becomes public at the end of the list when it is approved, and staff see who proposed it', async () => {
    const { venueId, admin, addMember } = await open()
    const member = await addMember({ firstName: 'Ema' })
    const proposal = supplier('Electricista')
    await member.call(directory.propose, proposal)
    await admin.call(suppliers.create, supplier('Plomería'))
    expect(namesOf(await server.visitor(directory.suppliers, { venue: venueId }))).toEqual(['Plomería'])
    expect(await admin.call(suppliers.one, { id: proposal.id })).toMatchObject({
      approved: false,
      proposedBy: 'Ema Ruiz',
    })
    await Promise.all([1, 2].map(() => admin.call(suppliers.approve, { id: proposal.id })))
    expect(namesOf(await server.visitor(directory.suppliers, { venue: venueId }))).toEqual(['Plomería', 'Electricista'])
  })

  test('an admin can create and change restaurants, maps with a photo and ministries with a video, and visitors see them', async () => {
    const { venueId, admin } = await open()
    const photo = await admin.upload()
    const grill = { name: 'Parrilla', photoId: null, hours: '', phone: '', menuLink: '' }
    const { id, version } = await admin.call(restaurants.create, { id: randomUUID(), ...grill })
    const facts = { name: 'Parrilla del lago', hours: 'De 12 a 16', phone: '11 5555 2202', menuLink: '/lugares/1' }
    const changed = { id, version, ...facts, photoId: photo.id }
    for (const menuLink of ['//ejemplo.test/carta', 'http://ejemplo.test', '/\\ejemplo.test'])
      await expect(admin.call(restaurants.update, { ...changed, menuLink })).rejects.toMatchObject({ status: 400 })
    await admin.call(restaurants.update, changed)
    await expect(admin.call(restaurants.update, changed)).rejects.toMatchObject({ code: 'stale' })
    await admin.call(maps.create, { id: randomUUID(), title: 'Cancha', photoId: photo.id })
    const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    await admin.call(ministries.create, { id: randomUUID(), title: 'Coro', youtube })
    const named = { venue: venueId }
    expect(await server.visitor(directory.restaurants, named)).toMatchObject([{ ...facts, photo }])
    expect(await server.visitor(directory.maps, named)).toMatchObject([{ title: 'Cancha' }])
    expect(await server.visitor(directory.ministries, named)).toMatchObject([
      { youtube: 'https://www.youtube.com/embed/aqz-KE-bpKQ' },
    ])
  })

  test('staff can read the lists but not change them', async () => {
    const venue = await open()
    const { id } = await venue.admin.call(suppliers.create, supplier('Plomería'))
    const clerk = await venue.as('staff')
    expect(await clerk.call(suppliers.all)).toHaveLength(1)
    await expect(clerk.call(suppliers.remove, { id })).rejects.toMatchObject({ status: 403 })
  })
})

describe('activities and their slots', () => {
  const openActivity = async () => {
    const venue = await open()
    const { id } = await venue.admin.call(activities.create, {
      id: randomUUID(),
      name: 'Yoga',
      hours: '',
      photoId: null,
    })
    // One slot per weekday, so that there is an upcoming slot on every day of the week.
    for (let weekday = 0; weekday < 7; weekday++)
      await venue.admin.call(activities.addSlot, {
        ...{ id: randomUUID(), activity: id, weekday, startsAt: '10:00', endsAt: '11:00', capacity: 2 },
      })
    const bookableDays = async () => (await server.visitor(bookings.slots, { venue: venue.venueId, activity: id })).days
    const book = async (place = 1) => {
      const { call } = await venue.addMember()
      const day = (await bookableDays())[place]
      return call(bookings.book, { id: randomUUID(), slot: day?.slots[0]?.id ?? '', day: day?.day ?? '' })
    }
    return { ...venue, id, bookableDays, book }
  }

  test('a slot can be booked until it is ended, and an activity with bookings cannot be removed', async () => {
    const { admin, id, bookableDays, book } = await openActivity()
    expect(await bookableDays()).not.toHaveLength(0)
    await book()
    const { slots } = await admin.call(activities.one, { id })
    expect(slots.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
    for (const slot of slots) await admin.call(activities.endSlot, { id: slot.id })
    expect(await bookableDays()).toEqual([])
    await expect(admin.call(activities.remove, { id })).rejects.toMatchObject({ code: 'has_bookings' })
  })

  test('a reduced capacity keeps the places that are already booked', async () => {
    const { admin, bookableDays, book } = await openActivity()
    await book()
    await book()
    const slot = (await bookableDays())[1]?.slots[0]?.id ?? ''
    await admin.call(activities.setCapacity, { id: slot, capacity: 1 })
    expect((await bookableDays())[1]?.slots[0]).toMatchObject({ capacity: 2, left: 0 })
    await expect(book()).rejects.toMatchObject({ code: 'full' })
    await admin.call(activities.setCapacity, { id: slot, capacity: 3 })
    expect((await bookableDays())[1]?.slots[0]).toMatchObject({ capacity: 3, left: 1 })
  })

  test('an activity has a maximum number of slots; a slot sent twice is stored once and cannot move to another activity', async () => {
    const { admin, id } = await openActivity()
    const slotDraft = () => ({
      id: randomUUID(),
      activity: id,
      weekday: 1,
      startsAt: '10:00',
      endsAt: '11:00',
      capacity: 2,
    })
    for (let count = 7; count < activityLimits.slots - 1; count++) await admin.call(activities.addSlot, slotDraft())
    const last = slotDraft()
    const { activity: _, ...expected } = last
    for (const time of ['first', 'again']) expect(await admin.call(activities.addSlot, last), time).toEqual(expected)
    await expect(admin.call(activities.addSlot, slotDraft())).rejects.toMatchObject({ code: 'full' })
    expect((await admin.call(activities.one, { id })).slots).toHaveLength(activityLimits.slots)
    const other = await admin.call(activities.create, { id: randomUUID(), name: 'Tenis', hours: '', photoId: null })
    const elsewhere = admin.call(activities.addSlot, { ...last, activity: other.id })
    await expect(elsewhere).rejects.toMatchObject({ code: 'gone' })
  })

  test('a slot that ends before it begins is refused, and an activity without bookings is removed with its slots', async () => {
    const { admin, id } = await openActivity()
    const backwards = { id: randomUUID(), activity: id, weekday: 1, startsAt: '11:00', endsAt: '10:00', capacity: 2 }
    await expect(admin.call(activities.addSlot, backwards)).rejects.toMatchObject({ code: 'ends_before' })
    await admin.call(activities.remove, { id })
    expect(await admin.call(activities.all)).toEqual([])
  })
})
