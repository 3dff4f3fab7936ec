import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { defaultBands } from '#contract/community/classes.limits.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { classForBirthday as classIn } from '../classes/classes.rules.ts'
import { openCommunity } from '../community.testkit.ts'
import { mailsTo, tokenIn } from './members.testkit.ts'

const server = sharedServer()
const classOf = (birthday: string | null) => classIn(birthday, defaultBands)
const open = async () => openCommunity(server, (await server.openVenue()).venueId)
const password = 'una contraseña'
const inAnHour = () => new Date(Date.now() + 3_600_000)

const signIn = (venue: number, mail: string, entered: string, cookie?: string) =>
  server.calling(cookie)(api.community.members.signIn, { venue, mail, password: entered })
const newcomer = (venue: number, mail = `${randomUUID()}@nuevo.test`) => ({
  venue,
  id: randomUUID(),
  firstName: 'Lucía',
  lastName: 'Mora',
  mail,
  phone: '11 5555',
  password,
})

describe('signing in', () => {
  test('a wrong mail and a wrong password are refused with different codes; the right ones sign the member in', async () => {
    const { venueId, addMember } = await open()
    const { mail } = await addMember({ passwordHash: await hashPassword(password) })
    await expect(signIn(venueId, 'nadie@nuevo.test', password)).rejects.toMatchObject({ code: 'wrong_mail' })
    await expect(signIn(venueId, mail, 'otra')).rejects.toMatchObject({ code: 'wrong_password' })
    expect(await signIn(venueId, mail, password)).toEqual({ role: 'member', name: 'Ana', venueId })
  })

  test('a member who is not approved cannot sign in, and a deactivated member loses the session at once', async () => {
    const { venueId, addMember } = await open()
    const passwordHash = await hashPassword(password)
    const waiting = await addMember({ approved: false, passwordHash })
    await expect(signIn(venueId, waiting.mail, password)).rejects.toMatchObject({ code: 'still_waiting' })
    await expect(waiting.call(api.community.members.profile)).rejects.toMatchObject({ status: 401 })
    const member = await addMember({ passwordHash })
    await server.asOwner(`update community_members set active = false where id = '${member.id}'`)
    await expect(member.call(api.community.members.profile)).rejects.toMatchObject({ status: 401 })
  })

  test('after eight wrong passwords even the right password is refused with too_many_tries', async () => {
    const { venueId, addMember } = await open()
    const { mail } = await addMember({ passwordHash: await hashPassword(password) })
    for (let i = 0; i < 8; i++)
      await expect(signIn(venueId, mail, `otra ${i}`)).rejects.toMatchObject({ code: 'wrong_password' })
    await expect(signIn(venueId, mail, password)).rejects.toMatchObject({ code: 'too_many_tries' })
  })
})

describe('first-password: a lider without a password sets it by signing in', () => {
  const signInFiftyTimes = async (mail: string, venue: number) => {
    // Each try has its own IP address, so that the limit per network does not refuse it.
    const tries = Array.from({ length: 50 }, async (_, i) => {
      const input = { venue, mail, password: `frase secreta ${i}` }
      const options = { address: `10.0.0.${i}` }
      const answer = await server.ask(api.community.members.signIn.endpoint, 'write', input, options)
      const cookie = answer.headers.getSetCookie().map((c) => c.split(';')[0])
      return { ...input, ok: answer.ok, cookie: cookie.join('; ') }
    })
    return (await Promise.all(tries)).filter(({ ok }) => ok)
  }

  test('of fifty concurrent sign-ins with different passwords one sets the password, and the lider gets one mail', async () => {
    const { venueId, addMember } = await open()
    const { mail } = await addMember({ rol: 'lider', liderOf: '15', firstPasswordUntil: inAnHour() })
    const winners = await signInFiftyTimes(mail, venueId)
    expect(winners).toHaveLength(1)
    expect(await mailsTo(server, venueId, mail)).toHaveLength(1)
    const [winner] = winners
    const again = { venue: venueId, mail, password: winner?.password ?? '' }
    expect(await server.calling(winner?.cookie)(api.community.members.signIn, again)).toMatchObject({ role: 'lider' })
  })

  test('after the period, without a period, or for a user no sign-in sets a first password', async () => {
    const { venueId, addMember } = await open()
    const late = await addMember({ rol: 'lider', firstPasswordUntil: new Date(Date.now() - 1000) })
    const none = await addMember({ rol: 'lider' })
    const user = await addMember({ firstPasswordUntil: inAnHour() })
    expect(await signInFiftyTimes(late.mail, venueId)).toEqual([])
    expect(await signInFiftyTimes(none.mail, venueId)).toEqual([])
    expect(await signInFiftyTimes(user.mail, venueId)).toEqual([])
  })
})

describe('registering', () => {
  test('a registration sent twice creates one user, who cannot sign in before approval', async () => {
    const { venueId } = await open()
    const person = { ...newcomer(venueId), birthday: '2005-07-01' }
    await server.visitor(api.community.members.register, person)
    await server.visitor(api.community.members.register, person)
    await expect(signIn(venueId, person.mail, password)).rejects.toMatchObject({ code: 'still_waiting' })
    await server.asOwner(`update community_members set approved_at = now() where id = '${person.id}'`)
    expect((await signIn(venueId, person.mail, password)).name).toBe('Lucía')
  })

  test('a mail can be registered once per venue, also when two registrations are sent concurrently', async () => {
    const { venueId } = await open()
    const mail = `${randomUUID()}@nuevo.test`
    const register = (person: ReturnType<typeof newcomer>) =>
      server.visitor(api.community.members.register, person).then(
        () => 'in',
        ({ code }) => code,
      )
    const results = await Promise.all([register(newcomer(venueId, mail)), register(newcomer(venueId, mail))])
    expect(results.sort()).toEqual(['in', 'mail_taken'])
    expect(await register(newcomer((await server.openVenue()).venueId, mail))).toBe('in')
  })

  test('the first and last birthday of every range belong to its class, and birthdays outside to none', () => {
    const years = Array.from({ length: 10 }, (_, i) => 1998 + i)
    expect(classOf('1991-06-30')).toBeNull()
    expect([classOf('1991-07-01'), classOf('1998-06-30')]).toEqual(['23+', '23+'])
    expect(years.map((year) => [classOf(`${year}-07-01`), classOf(`${year + 1}-06-30`)])).toEqual(
      ['22', '21', '20', '19', '18', '17', '16', '15', '14', '13'].map((name) => [name, name]),
    )
    expect([classOf('2008-07-01'), classOf(null)]).toEqual([null, null])
  })
})

test('a weak password is refused at registration, as a lider’s first password and by a recovery link', async () => {
  const { venueId, addMember } = await open()
  const weak = { code: 'weak_password' }
  const { register, recover, resetPassword } = api.community.members
  const registered = server.visitor(register, { ...newcomer(venueId), password: 'teamomucho' })
  await expect(registered).rejects.toMatchObject(weak)
  const lider = await addMember({ rol: 'lider', firstPasswordUntil: inAnHour() })
  await expect(signIn(venueId, lider.mail, 'password')).rejects.toMatchObject(weak)
  expect(await signIn(venueId, lider.mail, password)).toMatchObject({ role: 'lider' })
  const { mail } = await addMember({ passwordHash: await hashPassword(password) })
  await server.visitor(recover, { venue: venueId, mail })
  const [body = ''] = await mailsTo(server, venueId, mail)
  const token = tokenIn(body)
  await expect(server.visitor(resetPassword, { token, password: mail })).rejects.toMatchObject(weak)
})

test('a class that followed from the birthday follows a new one, by the bands of the venue', async () => {
  const venue = await server.openVenue()
  const { addMember } = openCommunity(server, venue.venueId)
  const [{ id, call }, admin] = [await addMember(), await venue.as('admin')]
  const { profile, updateProfile, one, update } = api.community.members
  const names = { firstName: 'Ana', lastName: 'Paz', phone: '11 2222', lot: '' }
  const born = async (birthday: string) =>
    call(updateProfile, { version: (await call(profile)).version, ...names, birthday })
  expect(await born('2005-08-01')).toMatchObject({ class: '15', birthday: '2005-08-01' })
  const bands = [
    { class: '14', from: '2004-07-01', before: '2006-07-01' },
    { class: '13', from: '2006-07-01', before: '2015-07-01' },
  ] as const
  const { saveBands } = api.community.classes
  const overlapping = [...bands, { class: '15', from: '2006-06-30', before: '2006-07-01' }] as const
  await expect(admin.call(saveBands, { bands: [...overlapping], moveMembers: true })).rejects.toMatchObject({
    code: 'bands_overlap',
  })
  expect(await admin.call(saveBands, { bands: [...bands], moveMembers: true })).toEqual({ moved: 1 })
  expect((await call(profile)).class).toBe('14')
  expect((await born('2014-01-01')).class).toBe('13')
  const { version, mail, birthday, comments, rol, liderOf } = await admin.call(one, { id })
  await admin.call(update, { id, version, ...names, mail, birthday, comments, rol, liderOf, class: '20' })
  expect((await born('2005-08-01')).class, 'staff chose the class').toBe('20')
})

test('a new mail replaces the old one when its link is used; a new password ends the other sessions', async () => {
  const { venueId, addMember } = await open()
  const other = await addMember()
  const { mail, call, id } = await addMember({ passwordHash: await hashPassword(password) })
  const { changeMail, changePassword, confirmMail, profile } = api.community.members
  const next = `${randomUUID()}@nuevo.test`
  await expect(call(changeMail, { mail: next, password: 'otra' })).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(call(changeMail, { mail: other.mail, password })).rejects.toMatchObject({ code: 'mail_taken' })
  await call(changeMail, { mail: next, password })
  expect(await call(profile)).toMatchObject({ mail, pendingMail: next })
  expect(await mailsTo(server, venueId, mail), 'a notice').toHaveLength(1)
  const link = { venue: venueId, token: tokenIn((await mailsTo(server, venueId, next))[0]) }
  expect(await server.visitor(api.community.members.mailLink, link)).toMatchObject({ state: 'open', mail: next })
  await server.visitor(confirmMail, link)
  await expect(server.visitor(confirmMail, link)).rejects.toMatchObject({ code: 'link_expired' })
  expect(await call(profile)).toMatchObject({ mail: next, pendingMail: null, mailConfirmed: true })
  const elsewhere = await server.sessionOf(venueId, 'member', id)
  await call(changePassword, { currentPassword: password, password: 'el viento del lago' })
  await expect(elsewhere.call(profile)).rejects.toMatchObject({ status: 401 })
  expect(await signIn(venueId, next, 'el viento del lago')).toMatchObject({ role: 'member' })
})

test('a member can change their profile; a change of an older version is refused as stale', async () => {
  const { addMember } = await open()
  const { call } = await addMember()
  const { version } = await call(api.community.members.profile)
  const changed = { version, firstName: 'Ana', lastName: 'Paz', phone: '11 2222', lot: 'Lote 12' }
  expect(await call(api.community.members.updateProfile, changed)).toMatchObject({ lot: 'Lote 12', phone: '11 2222' })
  await expect(call(api.community.members.updateProfile, changed)).rejects.toMatchObject({ code: 'stale' })
})

test('a recovery link works once and ends the member’s existing sessions', async () => {
  const { venueId, addMember } = await open()
  const member = await addMember({ passwordHash: await hashPassword(password) })
  await server.visitor(api.community.members.recover, { venue: venueId, mail: member.mail })
  await server.visitor(api.community.members.recover, { venue: venueId, mail: 'nadie@nuevo.test' })
  const [body = ''] = await mailsTo(server, venueId, member.mail)
  const token = tokenIn(body)
  const usable = async () => (await server.visitor(api.community.members.resetLink, { token })).usable
  expect(await usable()).toBe(true)
  await server.visitor(api.community.members.resetPassword, { token, password: 'otra contraseña' })
  expect(await usable()).toBe(false)
  await expect(member.call(api.community.members.profile)).rejects.toMatchObject({ status: 401 })
  expect((await signIn(venueId, member.mail, 'otra contraseña')).role).toBe('member')
  await expect(
    server.visitor(api.community.members.resetPassword, { token, password: 'una tercera' }),
  ).rejects.toMatchObject({ code: 'link_expired' })
})
