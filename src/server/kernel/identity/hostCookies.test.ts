import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { staffAccounts } from './identity.table.ts'
import { hashPassword } from './passwords.ts'

const server = testServer({ origin: 'https://club.example' })
const { identity } = api.kernel
const password = 'una clave larga'

const account = async () => {
  const { venueId } = await server.openVenue()
  const mail = `${randomUUID()}@venue.test`
  const row = { venueId, mail, name: 'Ana', role: 'admin' as const, passwordHash: await hashPassword(password) }
  await server.kernel.database.inVenue(venueId, 'write', (db) => db.insert(staffAccounts).values(row))
  return { mail, venueId }
}
const signIn = async (mail: string, cookie?: string) => {
  const response = await server.ask(identity.signIn.endpoint, 'write', { mail, password }, { cookie })
  return response.headers.getSetCookie()
}
const roleOf = async (cookie: string) => (await server.calling(cookie)(identity.me)).role

test('on https a session cookie has the prefix __Host-, and its session is refused under the name without it', async () => {
  const { mail } = await account()
  const [session = '', device = ''] = (await signIn(mail)).toSorted((a) => (a.includes('casa_staff') ? -1 : 1))
  expect(session).toMatch(/^__Host-casa_staff=[^;]+;.*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(session).not.toContain('Domain')
  expect(device).toMatch(/^__Host-casa_device_account=/)
  const [cookie = ''] = session.split(';')
  expect(await roleOf(cookie)).toBe('admin')
  // A subdomain can set a cookie for the whole domain, but not with the prefix.
  expect(await roleOf(cookie.replace('__Host-', ''))).toBe('visitor')
})

test('a session of an earlier version stays open under its old name until its person signs in again', async () => {
  const { mail, venueId } = await account()
  const earlier = await (await server.openVenue()).as('staff')
  expect(await roleOf(earlier.cookie)).toBe('staff')
  const replaced = await signIn(mail, earlier.cookie)
  expect(replaced).toContainEqual(expect.stringMatching(/^casa_staff=; Max-Age=0; Path=\/; HttpOnly; Secure/))
  expect(await roleOf(earlier.cookie)).toBe('visitor')
  const [cookie = ''] = (replaced.find((one) => one.startsWith('__Host-casa_staff=')) ?? '').split(';')
  expect(await server.calling(`${earlier.cookie}; ${cookie}`)(identity.me)).toMatchObject({ role: 'admin', venueId })
})
