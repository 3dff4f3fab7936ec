import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { mails } from '../mail/mail.table.ts'
import { staffAccounts as accounts } from './identity.table.ts'

const server = testServer()
const { identity, users } = api.kernel
const password = 'una-clave-larga'

/** The mails queued for one recipient, newest last. */
const lettersTo = async (venueId: number, mail: string) => {
  const ofMail = eq(mails.recipient, mail)
  const found = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.select({ body: mails.body }).from(mails).where(ofMail).orderBy(asc(mails.createdAt)),
  )
  return found.map(({ body }) => body)
}
const tokenFor = async (venueId: number, mail: string) =>
  /token=(\S+)/.exec((await lettersTo(venueId, mail)).at(-1) ?? '')?.[1] ?? ''

const open = async () => {
  const { venueId, as } = await server.openVenue()
  return { venueId, as, admin: await as('admin') }
}

const invited = (role: 'staff' | 'admin' = 'staff') => ({
  id: randomUUID(),
  name: 'Lucía',
  mail: `${randomUUID()}@club.test`,
  role,
})

test('an invited person chooses a password by the mailed link, once, and signs in with the given role', async () => {
  const { venueId, admin } = await open()
  const lucia = invited()
  expect(await admin.call(users.invite, lucia)).toMatchObject({ role: 'staff', invited: true, active: true })
  // Sending the same invitation id again creates nothing and mails nothing.
  await admin.call(users.invite, lucia)
  expect(await lettersTo(venueId, lucia.mail)).toHaveLength(1)
  for (const guess of [' ', 'nobody has this password'])
    await expect(server.visitor(identity.signIn, { mail: lucia.mail, password: guess })).rejects.toThrow('401')
  const token = await tokenFor(venueId, lucia.mail)
  await server.visitor(identity.resetPassword, { token, password })
  await expect(server.visitor(identity.resetPassword, { token, password })).rejects.toThrow('410')
  expect(await server.visitor(identity.signIn, { mail: lucia.mail, password })).toMatchObject({ role: 'staff' })
  const listed = (await admin.call(users.list, undefined)).find(({ id }) => id === lucia.id)
  expect(listed).toMatchObject({ invited: false, sessions: 1 })
})

test('without a mail server an invitation returns its link, and never the link of an account that has a password', async () => {
  const { admin } = await open()
  const lucia = invited()
  expect(await admin.call(users.mailServer)).toEqual({ configured: false })
  const first = (await admin.call(users.invite, lucia)).link ?? ''
  const { link } = await admin.call(users.inviteAgain, { id: lucia.id })
  expect(link).not.toBe(first)
  const token = new URL(link ?? '').searchParams.get('token') ?? ''
  await server.visitor(identity.resetPassword, { token, password })
  expect(await admin.call(users.inviteAgain, { id: lucia.id })).toEqual({ link: null })
  const { configuration } = server.kernel
  Object.assign(configuration, { smtpUrl: 'smtp://mail.example' })
  expect(await admin.call(users.invite, invited())).toMatchObject({ invited: true, link: null })
  Object.assign(configuration, { smtpUrl: null })
})

test('a repeated invitation makes the earlier link unusable', async () => {
  const { venueId, admin } = await open()
  const lucia = invited()
  await admin.call(users.invite, lucia)
  const first = await tokenFor(venueId, lucia.mail)
  await admin.call(users.inviteAgain, { id: lucia.id })
  await expect(server.visitor(identity.resetPassword, { token: first, password })).rejects.toThrow('410')
  await server.visitor(identity.resetPassword, { token: await tokenFor(venueId, lucia.mail), password })
})

test('a mail address has at most one account per venue, and may have one in another venue', async () => {
  const [here, there] = [(await open()).admin, (await open()).admin]
  const lucia = invited()
  await here.call(users.invite, lucia)
  await expect(here.call(users.invite, { ...lucia, id: randomUUID() })).rejects.toThrow('account_exists')
  await there.call(users.invite, { ...lucia, id: randomUUID() })
  expect((await there.call(users.list, undefined)).some(({ id }) => id === lucia.id)).toBe(false)
})

test('session end: changing a role or deactivating an account ends its sessions; afterwards the password is required again', async () => {
  const { as, admin } = await open()
  const staff = await as('staff')
  const account = (await admin.call(users.list, undefined)).find(({ role }) => role === 'staff')
  if (!account) throw new Error('no staff')
  const { id, name, version } = account
  const isIn = async () => (await server.fetch('/api/kernel/identity/sessions', {}, { cookie: staff.cookie })).status
  expect(await isIn()).toBe(200)
  await admin.call(users.update, { id, version, name: `${name} B`, role: 'staff' })
  expect(await isIn(), 'another name ends nothing').toBe(200)
  await admin.call(users.update, { id, version: version + 1, name, role: 'admin' })
  expect(await isIn()).toBe(401)
  await expect(admin.call(users.update, { id, version, name, role: 'staff' })).rejects.toThrow('stale')
})

test('the last admin cannot be removed, even when two admins are removed at the same time', async () => {
  const { venueId, admin } = await open()
  const [own] = await admin.call(users.list, undefined)
  if (!own) throw new Error('no admin')
  await expect(admin.call(users.setActive, { id: own.id, active: false })).rejects.toThrow('last_admin')
  // An invited admin without a password does not count as another admin.
  const lucia = invited('admin')
  await admin.call(users.invite, lucia)
  const { id, name, version } = own
  await expect(admin.call(users.update, { id, name, version, role: 'staff' })).rejects.toThrow('last_admin')
  await expect(admin.call(users.setActive, { id: own.id, active: false })).rejects.toThrow('last_admin')
  await server.visitor(identity.resetPassword, { token: await tokenFor(venueId, lucia.mail), password })
  const left = await Promise.allSettled(
    [own.id, lucia.id].map((id) => admin.call(users.setActive, { id, active: false })),
  )
  expect(left.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  const able = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.select().from(accounts).where(eq(accounts.active, true)),
  )
  expect(able.filter(({ role }) => role === 'admin').length).toBeGreaterThanOrEqual(1)
})
