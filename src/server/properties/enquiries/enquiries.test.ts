import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openAgency } from '../properties.testkit.ts'

const server = testServer()
const { enquiries, listings } = api.properties

let lastAddress = 0
/** Whoever asks does so from an address of their own. */
const somebody = () => server.calling(undefined, { address: `10.1.0.${++lastAddress}` })

const open = async () => {
  const agency = await openAgency(await server.openVenue())
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
  const letters = async () => {
    const { rows } = await server.kernel.database.inVenue(agency.venueId, 'read', (db) =>
      db.execute<{ recipient: string; body: string }>('select recipient, body from kernel_mails order by created_at'),
    )
    return rows
  }
  return { ...agency, listing, question, letters }
}

test('what somebody asks is kept for staff and mailed to the venue, once however often it is sent', async () => {
  const { question, letters, as, listing } = await open()
  const intention = { ...question, id: randomUUID() }
  const asker = somebody()
  for (let n = 0; n < 3; n++) await asker(enquiries.ask, intention)
  const staff = await as('staff')
  const { enquiries: list, counts } = await staff.call(enquiries.list, {})
  expect(list).toMatchObject([
    { id: intention.id, state: 'new', name: 'Lucía Ferreyra', day: null, listing: { number: listing.number } },
  ])
  expect(counts).toEqual({ new: 1, answered: 0, closed: 0 })
  expect(await letters()).toMatchObject([{ recipient: 'hola@agencia.test' }])
  expect((await letters())[0]?.body).toContain('¿Aceptan mascotas?')
})

test('an answer reaches whoever asked, and a second one from what is no longer true is refused', async () => {
  const { question, letters, as } = await open()
  const id = randomUUID()
  await somebody()(enquiries.ask, { ...question, id })
  const staff = await as('staff')
  const answer = { id, version: 1, answer: 'Sí, hasta dos.' }
  await staff.call(enquiries.answer, answer)
  await expect(staff.call(enquiries.answer, answer)).rejects.toMatchObject({ code: 'stale' })
  expect((await letters()).slice(1)).toMatchObject([{ recipient: 'lucia@ejemplo.test' }])
  const [shown] = (await staff.call(enquiries.list, { state: 'answered' })).enquiries
  expect(shown).toMatchObject({ state: 'answered', answer: 'Sí, hasta dos.', answeredBy: 'staff' })
  await staff.call(enquiries.setState, { id, state: 'closed' })
  expect((await staff.call(enquiries.list, {})).counts).toEqual({ new: 0, answered: 0, closed: 1 })
})

test('a visit has a day that is not over, and nobody can ask without a way to be answered or about what is not published', async () => {
  const { question, admin, listing } = await open()
  const asker = somebody()
  const visit = { ...question, kind: 'visit' as const, id: randomUUID() }
  await expect(asker(enquiries.ask, visit as never)).rejects.toMatchObject({ status: 400 })
  const [day, before] = [7, -2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const byPhone = { ...visit, mail: null, phone: '+54 11 5555 0100' }
  await expect(asker(enquiries.ask, { ...byPhone, day: before ?? '' })).rejects.toMatchObject({ code: 'day_past' })
  await asker(enquiries.ask, { ...byPhone, day: day ?? '' })
  await expect(asker(enquiries.ask, { ...question, id: randomUUID(), mail: null })).rejects.toMatchObject({
    status: 400,
  })
  await admin.call(listings.setActive, { id: listing.id, active: false })
  await expect(asker(enquiries.ask, { ...question, id: randomUUID() })).rejects.toMatchObject({ code: 'gone' })
  expect((await admin.call(enquiries.list, {})).enquiries).toMatchObject([{ kind: 'visit', day }])
})

test('from one address no more than a few are taken in a quarter of an hour', async () => {
  const { question, admin } = await open()
  const flood = somebody()
  const sent = await Promise.allSettled(
    Array.from({ length: 20 }, () => flood(enquiries.ask, { ...question, id: randomUUID() })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  await somebody()(enquiries.ask, { ...question, id: randomUUID() })
  expect((await admin.call(enquiries.list, {})).counts.new).toBe(9)
})

test('the neighbouring venue neither sees nor answers an enquiry', async () => {
  const [mine, there] = [await open(), await open()]
  const id = randomUUID()
  await somebody()(enquiries.ask, { ...mine.question, id })
  const stranger = await there.as('staff')
  expect((await stranger.call(enquiries.list, {})).enquiries).toEqual([])
  for (const call of [
    () => stranger.call(enquiries.answer, { id, version: 1, answer: 'x' }),
    () => stranger.call(enquiries.setState, { id, state: 'closed' }),
    () => somebody()(enquiries.ask, { ...there.question, id: randomUUID(), listingId: mine.listing.id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'gone' })
})
