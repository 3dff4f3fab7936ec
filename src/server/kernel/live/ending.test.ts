import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { sessionCookieName } from '../identity/cookies.ts'
import { passwordResets, sessions } from '../identity/identity.table.ts'
import { endSessions } from '../identity/sessions.ts'
import { encodeSessionToken, hashSecret, newSecret } from '../identity/sessionTokens.ts'

const server = testServer()
const patiently = { timeout: 60_000 }

const textOf = (response: Response) => {
  expect(response.status).toBe(200)
  return response.text()
}
const inAnHour = () => new Date(Date.now() + 3_600_000)

test('a password reset ends 300 open sessions and all of their streams, and no other', async () => {
  const venue = await server.openVenue()
  const [account, colleague] = [await venue.as('admin'), await venue.as('staff')]
  const { venueId } = venue
  const [secret, token] = [newSecret(), newSecret()]
  const { database } = server.kernel
  const { opened, reset } = await database.inVenue(venueId, 'write', async (db) => {
    const whose = { venueId, kind: 'staff' as const, subject: account.staffId }
    const row = { ...whose, secretHash: hashSecret(secret), device: 'x', expiresAt: inAnHour() }
    const opened = await db.insert(sessions).values(Array(300).fill(row)).returning({ id: sessions.id })
    const link = { venueId, staffId: account.staffId, secretHash: hashSecret(token), expiresAt: inAnHour() }
    const [reset] = await db.insert(passwordResets).values(link).returning({ id: passwordResets.id })
    return { opened, reset }
  })
  const other = await server.fetch('/api/live', {}, { cookie: colleague.cookie })
  const before = server.hub.size
  const streams = []
  for (const { id } of opened) {
    const cookie = `${sessionCookieName('staff')}=${encodeSessionToken({ venueId, id, secret })}`
    streams.push(textOf(await server.fetch('/api/live', {}, { cookie })))
  }
  expect(server.hub.size).toBe(before + 300)
  const password = 'otra clave larga'
  const ticket = encodeSessionToken({ venueId, id: reset?.id ?? '', secret: token })
  await server.visitor(api.kernel.identity.resetPassword, { token: ticket, password })
  for (const text of await Promise.all(streams)) expect(text).toContain('event: ended\n')
  expect(server.hub.size).toBe(before)
  await other.body?.cancel()
})

test('a session that ends while its stream is being opened gets a visitor’s stream', async () => {
  const venue = await server.openVenue()
  const { cookie, sessionId } = await venue.as('admin')
  const colleague = await venue.as('admin')
  const { kernel, hub } = server
  const { database } = kernel
  let recognised = 0
  /** Ends the session after the caller was identified and before the stream is registered. */
  const transaction: typeof database.transaction = async (mode, work) => {
    const result = await database.transaction(mode, work)
    const { endings } = hub
    recognised += 1
    if (recognised > 1) return result
    await database.inVenue(venue.venueId, 'write', (db) => endSessions(db, venue.venueId, eq(sessions.id, sessionId)))
    await expect.poll(() => hub.endings, patiently).toBeGreaterThan(endings)
    return result
  }
  kernel.database = { ...database, transaction }
  const response = await server.fetch(`/api/live?venue=${venue.venueId}`, {}, { cookie })
  kernel.database = database
  expect(recognised).toBe(2)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await colleague.upload()
  await colleague.call(api.hotel.outlets.reorder, { ids: [] })
  expect((await reader?.read())?.value, 'a visitor’s: of the upload it hears nothing').toContain('data: hotel.')
  await reader?.cancel()
})

test('the number of streams that one IP address opens at the same time is limited, and another address does not wait', async () => {
  const venue = await server.openVenue()
  const { cookie } = await venue.as('screen')
  const before = server.hub.size
  const holder = new pg.Client(server.owner)
  await holder.connect()
  await holder.query('begin; lock table kernel_sessions in access exclusive mode')
  const opening = Array.from({ length: 130 }, () => server.fetch('/api/live', {}, { cookie, address: '10.2.2.2' }))
  const refused = opening.slice(100)
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(Array(30).fill(429))
  const elsewhere = server.fetch('/api/live', {}, { cookie, address: '10.2.2.3' })
  await holder.query('commit')
  await holder.end()
  expect((await elsewhere).status).toBe(200)
  await (await elsewhere).body?.cancel()
  for (const response of await Promise.all(opening.slice(0, 100))) await response.body?.cancel()
  await expect.poll(() => server.hub.size, patiently).toBe(before)
  const again = await server.fetch('/api/live', {}, { cookie, address: '10.2.2.2' })
  expect(again.status, 'it is counted no longer').toBe(200)
  await again.body?.cancel()
})
