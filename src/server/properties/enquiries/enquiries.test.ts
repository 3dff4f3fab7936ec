import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithListings } from '../properties.testkit.ts'

const server = sharedServer()
const { enquiries, listings } = api.properties

let lastAddress = 0
/** Each visitor has an IP address of its own, so that the throttle does not stop it. */
const newVisitor = () => server.calling(undefined, { address: `10.1.0.${++lastAddress}` })

const open = async () => {
  const agency = await openVenueWithListings(await server.openVenue())
  await server.asOwner(`update kernel_venues set mail = 'hola@agencia.test' where venue_id = ${agency.venueId}`)
  const listing = await agency.add()
  const question = {
    kind: 'question' as const,
    venue: agency.venueId,
    listingId: listing.id,
    name: 'Lucía Ferreyra',
    mail: 'lucia@ejemplo.test',
    phone: '',
    message: '¿Aceptan mascotas?',
  }
  const mails = async () => {
    const { rows } = await server.kernel.database.inVenue(agency.venueId, 'read', (db) =>
      db.execute<{ recipient: string; body: string }>(
        'select recipient, reply_to, body from kernel_mails order by created_at',
      ),
    )
    return rows
  }
  return { ...agency, listing, question, mails }
}

test('an enquiry that is sent several times is stored and mailed to the venue once', async () => {
  const { question, mails, as, listing } = await open()
  const enquiry = { ...question, id: randomUUID() }
  const visitor = newVisitor()
  for (let n = 0; n < 3; n++) await visitor(enquiries.ask, enquiry)
  const staff = await as('staff')
  const { enquiries: list, counts } = await staff.call(enquiries.list, {})
  expect(list).toMatchObject([
    { id: enquiry.id, state: 'new', name: 'Lucía Ferreyra', day: null, listing: { number: listing.number } },
  ])
  expect(counts).toEqual({ new: 1, answered: 0, closed: 0 })
  expect(await mails()).toMatchObject([{ recipient: 'hola@agencia.test', reply_to: 'lucia@ejemplo.test' }])
  expect((await mails())[0]?.body).toContain('¿Aceptan mascotas?')
})

test('an answer is mailed to the person who asked, and a second answer from the old version is refused as stale', async () => {
  const { question, mails, as } = await open()
  const id = randomUUID()
  await newVisitor()(enquiries.ask, { ...question, id })
  const staff = await as('staff')
  const answer = { id, version: 1, answer: 'Sí, hasta dos.' }
  await staff.call(enquiries.answer, answer)
  await expect(staff.call(enquiries.answer, answer)).rejects.toMatchObject({ code: 'stale' })
  const quoted = expect.stringContaining('> ')
  expect((await mails()).slice(1)).toMatchObject([{ recipient: 'lucia@ejemplo.test', reply_to: null, body: quoted }])
  const [answered] = (await staff.call(enquiries.list, { state: 'answered' })).enquiries
  expect(answered).toMatchObject({ state: 'answered', answer: 'Sí, hasta dos.', answeredBy: 'staff' })
  await staff.call(enquiries.setState, { id, state: 'closed' })
  expect((await staff.call(enquiries.list, {})).counts).toEqual({ new: 0, answered: 0, closed: 1 })
})

test('an enquiry without a contact, for an unpublished listing, or for a visit without a day or on a past day is refused', async () => {
  const { question, admin, listing } = await open()
  const visitor = newVisitor()
  const visit = { ...question, kind: 'visit' as const, id: randomUUID() }
  await expect(visitor(enquiries.ask, visit as never)).rejects.toMatchObject({ status: 400 })
  const [day, before] = [7, -2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const byPhone = { ...visit, mail: null, phone: '+54 11 5555 0100' }
  await expect(visitor(enquiries.ask, { ...byPhone, day: before ?? '' })).rejects.toMatchObject({ code: 'day_past' })
  await visitor(enquiries.ask, { ...byPhone, day: day ?? '' })
  await expect(visitor(enquiries.ask, { ...question, id: randomUUID(), mail: null })).rejects.toMatchObject({
    status: 400,
  })
  await admin.call(listings.setActive, { id: listing.id, active: false })
  await expect(visitor(enquiries.ask, { ...question, id: randomUUID() })).rejects.toMatchObject({ code: 'gone' })
  expect((await admin.call(enquiries.list, {})).enquiries).toMatchObject([{ kind: 'visit', day }])
})

test('of twenty concurrent enquiries from one IP address eight are accepted, and other addresses are not affected', async () => {
  const { question, admin } = await open()
  const flood = newVisitor()
  const sent = await Promise.allSettled(
    Array.from({ length: 20 }, () => flood(enquiries.ask, { ...question, id: randomUUID() })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  await newVisitor()(enquiries.ask, { ...question, id: randomUUID() })
  expect((await admin.call(enquiries.list, {})).counts.new).toBe(9)
})
