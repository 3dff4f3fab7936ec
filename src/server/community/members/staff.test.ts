import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { memberDraft } from '../admin.testkit.ts'
import { openVenueWithMembers } from './members.testkit.ts'

const server = sharedServer()
const { members } = api.community
const password = 'una contraseña'

const open = () => openVenueWithMembers(server)
const signIn = (venue: number, mail: string, entered = password) =>
  server.visitor(members.signIn, { venue, mail, password: entered })
const toInput = ({
  id,
  version,
  firstName,
  lastName,
  mail,
  phone,
  birthday,
  lot,
  comments,
  rol,
  ...rest
}: StoredMember) => ({
  ...{ id, version, firstName, lastName, mail, phone, birthday, lot, comments, rol },
  ...{ class: rest.class, liderOf: rest.liderOf },
})
type StoredMember = Awaited<ReturnType<typeof findMember>>
const findMember = (venue: Awaited<ReturnType<typeof open>>, id: string) => venue.findMember(id)

test('an approved member can sign in and gets one mail', async () => {
  const venue = await open()
  const { id, mail } = await venue.addMember({ approved: false, passwordHash: await hashPassword(password) })
  await expect(signIn(venue.venueId, mail)).rejects.toMatchObject({ code: 'still_waiting' })
  expect((await venue.admin.call(members.list, { waiting: true })).members.map((member) => member.id)).toEqual([id])
  await Promise.all([1, 2, 3].map(() => venue.admin.call(members.approve, { id })))
  expect(await signIn(venue.venueId, mail)).toMatchObject({ role: 'member' })
  expect(await venue.mailsOf(mail)).toHaveLength(1)
  expect((await venue.admin.call(members.list, { waiting: true })).members).toEqual([])
})

test('a mail that two golf members share links nobody, and a golf member can be linked to one member only', async () => {
  const venue = await open()
  const first = await venue.addMember({ approved: false })
  await venue.addPerson('casa@comunidad.test')
  await venue.addPerson('casa@comunidad.test')
  await venue.addPerson('uno@comunidad.test')
  const link = (id: string, mail: string) => venue.admin.call(members.link, { id, mail })
  await expect(link(first.id, 'casa@comunidad.test')).rejects.toMatchObject({ code: 'no_such_person' })
  await link(first.id, 'uno@comunidad.test')
  const second = await venue.addMember()
  await expect(link(second.id, 'uno@comunidad.test')).rejects.toMatchObject({ code: 'no_such_person' })
  await venue.admin.call(members.unlink, { id: first.id })
  await link(second.id, 'uno@comunidad.test')
  expect((await findMember(venue, first.id)).person).toBeNull()
  expect((await findMember(venue, second.id)).person).not.toBeNull()
})

test('a lider created by an admin sets the password at the first sign-in, and again after the admin reopens it', async () => {
  const venue = await open()
  const lider = memberDraft()
  const created = await venue.admin.call(members.create, lider)
  expect(await venue.admin.call(members.create, lider)).toEqual(created)
  expect(await venue.mailsOf(lider.mail), 'a repeated call invites once').toHaveLength(1)
  expect(created.firstPasswordUntil).not.toBeNull()
  expect(await signIn(venue.venueId, lider.mail)).toMatchObject({ role: 'lider' })
  expect(await findMember(venue, lider.id)).toMatchObject({ hasPassword: true, firstPasswordUntil: null })
  await venue.admin.call(members.openFirstPassword, { id: lider.id })
  expect(await signIn(venue.venueId, lider.mail, 'otra contraseña')).toMatchObject({ role: 'lider' })
  const user = await venue.addMember()
  await expect(venue.admin.call(members.openFirstPassword, { id: user.id })).rejects.toMatchObject({
    code: 'not_a_lider',
  })
})

test('a rejected registration gets the reason by mail, cannot sign in, and can be approved later', async () => {
  const venue = await open()
  const { id, mail } = await venue.addMember({ approved: false, passwordHash: await hashPassword(password) })
  for (const _ of [1, 2]) await venue.admin.call(members.reject, { id, reason: 'No vive en el barrio.' })
  expect(await findMember(venue, id)).toMatchObject({
    ...{ active: false, rejected: true, rejectReason: 'No vive en el barrio.' },
  })
  expect(await venue.mailsOf(mail)).toEqual([expect.stringContaining('No vive en el barrio.')])
  expect((await venue.admin.call(members.list, { inactive: true })).members).toMatchObject([{ id, rejected: true }])
  await venue.admin.call(members.approve, { id })
  expect(await signIn(venue.venueId, mail)).toMatchObject({ role: 'member' })
  await expect(venue.admin.call(members.reject, { id, reason: '' })).rejects.toMatchObject({ code: 'already_approved' })
})

test('a user whom an admin creates or imports is invited by mail; an import updates members with a known mail', async () => {
  const venue = await open()
  const user = { ...memberDraft(), rol: 'user' as const, liderOf: null }
  await venue.admin.call(members.create, user)
  expect(await venue.mailsOf(user.mail)).toEqual([expect.stringContaining('/login-app/reset')])
  const rows = [
    `Nora;Díaz;${user.mail};+54 11 1234;1/8/2005`,
    'Leo;Paz;leo@comunidad.test;;1/8/2005',
    'Eva;Gil;eva@x.test;abc;',
  ]
  const csv = ['Nombre;Apellido;Mail;Teléfono;Nacimiento', ...rows].join('\r\n')
  const preview = await venue.admin.call(members.previewImport, { csv })
  expect(preview).toMatchObject({ created: 1, updated: 1, bad: [{ line: 4, column: 'phone', reason: 'invalid' }] })
  await venue.admin.call(members.import, { csv, plan: preview.plan })
  expect(await findMember(venue, user.id)).toMatchObject({ phone: '+54 11 1234', birthday: '2005-08-01' })
  const { members: found } = await venue.admin.call(members.list, { class: '15', rol: 'user', search: 'leo' })
  expect(found).toMatchObject([{ firstName: 'Leo', approved: true }])
  expect(await venue.mailsOf('leo@comunidad.test')).toHaveLength(1)
  const { csv: exported } = await venue.admin.call(members.export)
  expect(await venue.admin.call(members.previewImport, { csv: exported })).toMatchObject({ unchanged: 2, badRows: 0 })
})

test('a mail that another member has is refused as mail_in_use, when creating and when editing', async () => {
  const venue = await open()
  const other = await venue.addMember()
  await expect(venue.admin.call(members.create, memberDraft(other.mail))).rejects.toMatchObject({ code: 'mail_in_use' })
  const created = await venue.admin.call(members.create, memberDraft())
  const changed = { ...toInput(created), mail: other.mail }
  await expect(venue.admin.call(members.update, changed)).rejects.toMatchObject({ code: 'mail_in_use' })
  expect(await findMember(venue, created.id)).toEqual(created)
})

test('session-end: a member who is deactivated or gets another rol loses all sessions at once', async () => {
  const venue = await open()
  const { id, call } = await venue.lider('15')
  await call(members.profile)
  const shown = await findMember(venue, id)
  const asUser = { ...toInput(shown), rol: 'user' as const }
  expect(await venue.admin.call(members.update, asUser)).toMatchObject({ liderOf: null, approved: true })
  await expect(call(members.profile)).rejects.toMatchObject({ status: 401 })
  await expect(venue.admin.call(members.update, asUser)).rejects.toMatchObject({ code: 'stale' })
  const member = await venue.addMember()
  await venue.admin.call(members.setActive, { id: member.id, active: false })
  await expect(member.call(members.profile)).rejects.toMatchObject({ status: 401 })
  await venue.admin.call(members.setActive, { id: member.id, active: true })
  await expect(member.call(members.profile)).rejects.toMatchObject({ status: 401 })
})

test('the member list is paged without gaps, and its search finds names and mails; accents and case are ignored', async () => {
  const venue = await open()
  for (let i = 0; i < 55; i++) await venue.addMember({ firstName: `Ángel ${String(i).padStart(2, '0')}` })
  const zoe = await venue.addMember({ firstName: 'Zoé' })
  const { members: first, next, counters } = await venue.admin.call(members.list, {})
  const { members: rest } = await venue.admin.call(members.list, { after: next ?? '' })
  const names = [...first, ...rest].map(({ firstName }) => firstName)
  expect([names.length, new Set(names).size, names.at(-1)]).toEqual([56, 56, 'Zoé'])
  expect(counters).toEqual({ total: 56, waiting: 0, liders: 0 })
  const found = async (search: string) => (await venue.admin.call(members.list, { search })).members.map(({ id }) => id)
  expect(await found('ZOE ruiz')).toEqual([zoe.id])
  expect(await found(zoe.mail.slice(0, 12))).toEqual([zoe.id])
  expect((await found('angel')).length).toBe(50)
})

test('staff can read members but not approve them', async () => {
  const venue = await open()
  const { id } = await venue.addMember()
  const clerk = await venue.as('staff')
  expect((await clerk.call(members.one, { id })).id).toBe(id)
  await expect(clerk.call(members.approve, { id })).rejects.toMatchObject({ status: 403 })
})
