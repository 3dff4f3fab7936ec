import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithListings } from '../properties.testkit.ts'

const server = sharedServer()
const { enquiries, visits } = api.properties
const hour = 3_600_000

let lastAddress = 0
const newVisitor = () => server.calling(undefined, { address: `10.4.0.${++lastAddress}` })
const dayIn = (days: number) => new Date(server.kernel.now().getTime() + days * 24 * hour).toISOString().slice(0, 10)

/** A venue with one listing and a visitor who asked to see it in five days at 16:30. */
const open = async () => {
  const agency = await openVenueWithListings(await server.openVenue())
  const { venueId: venue, admin, as } = agency
  await server.asOwner(`update kernel_venues set mail = 'hola@agencia.test' where venue_id = ${venue}`)
  const staff = await as('staff')
  const [agent] = (await staff.call(api.kernel.users.names)).filter(({ name }) => name === 'staff')
  const agentId = agent?.id ?? ''
  const listing = await agency.add({ agentId })
  const visitor = newVisitor()
  const ask = async (
    name: string,
    time = '16:30',
    contact = { mail: `${name}@ejemplo.test` as string | null, phone: '' },
  ) => {
    const id = randomUUID()
    const enquiry = { venue, id, listingId: listing.id, name, message: '', day: dayIn(5), time, ...contact }
    await newVisitor()(enquiries.ask, { kind: 'visit', ...enquiry })
    return id
  }
  const find = async (id: string) => {
    const found = (await staff.call(enquiries.list, {})).enquiries.find((enquiry) => enquiry.id === id)
    if (!found?.visit) throw new Error('the enquiry has no visit')
    return { ...found, visit: found.visit }
  }
  const linkOf = (address: string) => {
    const query = new URL(address).searchParams
    return { venue: Number(query.get('venue')), token: query.get('token') ?? '' }
  }
  const mails = async () => {
    const { rows } = await server.kernel.database.inVenue(venue, 'read', (db) =>
      db.execute<{ recipient: string; subject: string; body: string; calendar: string | null }>(
        'select recipient, subject, body, calendar from kernel_mails order by created_at, id',
      ),
    )
    return rows
  }
  return { ...agency, admin, staff, agentId, visitor, ask, find, linkOf, mails }
}

test('a visit is confirmed when both sides agree: staff propose another time, the visitor accepts by the mailed link, and visitor and agent get the calendar file; the venue gets the mails while there is no active agent', async () => {
  const { admin, staff, agentId, visitor, ask, find, linkOf, mails } = await open()
  const id = await ask('lucia')
  const asked = await find(id)
  expect(asked).toMatchObject({ state: 'new', visit: { state: 'asked', minutes: 30, agent: { id: agentId } } })
  const offer = { enquiryId: id, day: dayIn(6), time: '11:00', minutes: 45 as const, agentId }
  await staff.call(visits.offer, { ...offer, version: asked.version })
  await expect(staff.call(visits.offer, { ...offer, version: asked.version })).rejects.toMatchObject({ code: 'stale' })
  const offered = await find(id)
  expect(offered).toMatchObject({ state: 'answered', visit: { state: 'offered', minutes: 45 } })
  const [link = ''] = /http\S+/.exec((await mails()).at(-1)?.body ?? '') ?? []
  const holder = linkOf(link)
  expect((await visitor(visits.shown, holder)).visit).toMatchObject({
    state: 'offered',
    listing: { direction: 'Los Ceibos 88' },
  })
  expect(JSON.stringify(await visitor(visits.shown, holder))).not.toContain(agentId)
  for (let n = 0; n < 2; n++) await visitor(visits.accept, holder)
  expect((await find(id)).visit.state).toBe('confirmed')
  const last = (await mails()).slice(-2)
  const agent = (await admin.call(api.kernel.users.list)).find((user) => user.id === agentId)
  expect(last.map(({ recipient }) => recipient).sort()).toEqual(['lucia@ejemplo.test', agent?.mail].sort())
  const starts = new Date(offered.visit.startsAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  for (const { calendar } of last) expect(calendar).toContain(`DTSTART:${starts}\r\n`)
  const file = await server.fetch(new URL(offered.visit.calendar).pathname + new URL(offered.visit.calendar).search)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(await file.text()).toMatch(/UID:.*STATUS:CONFIRMED/s)
  await server.asOwner(`update kernel_staff set active = false where id = '${agentId}'`)
  await visitor(visits.decline, holder)
  expect((await mails()).at(-1)).toMatchObject({
    recipient: 'hola@agencia.test',
    subject: expect.stringContaining('canceló'),
  })
  await server.asOwner(`update kernel_staff set active = true where id = '${agentId}'`)
  expect(await find(id)).toMatchObject({ state: 'new', visit: { state: 'canceled' } })
  await expect(visitor(visits.accept, holder)).rejects.toMatchObject({ code: 'visit_changed' })
})

test('a visitor who proposes another time waits for staff again, and a wrong, foreign or expired link does nothing', async () => {
  const { staff, visitor, ask, find, linkOf } = await open()
  const id = await ask('bruno', '10:00', { mail: null, phone: '+54 11 5555 0100' })
  const { version } = await find(id)
  await staff.call(visits.confirm, { enquiryId: id, version, agentId: null })
  const confirmed = await find(id)
  expect(confirmed.visit.state).toBe('confirmed')
  const holder = linkOf(confirmed.visit.link)
  await visitor(visits.propose, { ...holder, day: dayIn(7), time: '18:00' })
  expect(await find(id)).toMatchObject({ state: 'new', visit: { state: 'asked' } })
  await expect(visitor(visits.propose, { ...holder, day: dayIn(-1), time: '18:00' })).rejects.toMatchObject({
    code: 'day_past',
  })
  const neighbour = await server.openVenue()
  for (const wrong of [
    { ...holder, token: `${holder.token}x` },
    { ...holder, token: holder.token.replace(/\.(\d)/, (_, digit) => `.${(Number(digit) + 1) % 10}`) },
    { ...holder, venue: neighbour.venueId },
    { venue: holder.venue, token: '' },
  ]) {
    expect(await visitor(visits.shown, wrong)).toEqual({ visit: null })
    await expect(visitor(visits.decline, wrong)).rejects.toMatchObject({ code: 'link_expired' })
  }
  const now = server.kernel.now().getTime()
  server.kernel.now = () => new Date(now + 9 * 24 * hour)
  expect(await visitor(visits.shown, holder)).toEqual({ visit: null })
  await expect(visitor(visits.accept, holder)).rejects.toMatchObject({ code: 'link_expired' })
  server.kernel.now = () => new Date(now)
  expect((await find(id)).visit.state).toBe('asked')
})

test('two visits of one agent at the same time are both marked, and the agenda lists them until they are canceled', async () => {
  const { staff, agentId, ask, find } = await open()
  const [first, second] = [await ask('ana', '16:30'), await ask('eva', '16:45')]
  expect((await find(first)).visit.overlaps).toMatchObject([{ name: 'eva', direction: 'Los Ceibos 88' }])
  expect((await find(second)).visit.overlaps).toMatchObject([{ name: 'ana' }])
  expect((await staff.call(visits.upcoming)).map(({ name, agent }) => [name, agent?.id])).toEqual([
    ['ana', agentId],
    ['eva', agentId],
  ])
  await staff.call(visits.cancel, { enquiryId: second, version: (await find(second)).version })
  expect((await find(first)).visit.overlaps).toEqual([])
  expect(await staff.call(visits.upcoming)).toHaveLength(1)
})

test('an enquiry has an assignee, notes and a next step, which waits for staff from its day on', async () => {
  const { staff, agentId, ask, find } = await open()
  const id = await ask('carla')
  await staff.call(enquiries.assign, { id, assignee: agentId })
  const note = { id: randomUUID(), about: id, text: 'Vuelve de viaje el lunes' }
  for (let n = 0; n < 2; n++) await staff.call(enquiries.note, note)
  await staff.call(enquiries.plan, { id, nextStep: 'Llamar', nextStepOn: dayIn(3) })
  expect(await find(id)).toMatchObject({
    assignee: { id: agentId },
    nextStep: 'Llamar',
    notes: [{ text: 'Vuelve de viaje el lunes', by: 'staff' }],
  })
  const due = async () => (await staff.call(enquiries.list, { due: true })).enquiries.map((enquiry) => enquiry.id)
  expect(await due()).toEqual([])
  await staff.call(enquiries.plan, { id, nextStep: 'Llamar', nextStepOn: dayIn(-1) })
  expect(await due()).toEqual([id])
  await staff.call(enquiries.setState, { id, state: 'closed' })
  expect(await due()).toEqual([])
})
