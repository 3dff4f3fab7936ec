import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { deviceName } from '#server/kernel/identity/devices.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { memberDraft } from '../admin.testkit.ts'
import { openVenueWithMembers, tokenIn } from './members.testkit.ts'

const server = sharedServer()
const { members } = api.community
const chromeOnAndroid = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const agent = { headers: { 'user-agent': chromeOnAndroid } }
const hour = 3_600_000

/** A venue with a new lider (class leader), who has an invitation and may set the first password by signing in. */
const openWithLider = async () => {
  const office = await openVenueWithMembers(server)
  const lider = memberDraft()
  const created = await office.admin.call(members.create, lider)
  const { id, mail } = lider
  const lastToken = async () => tokenIn((await office.mailsOf(mail)).findLast((body) => body.includes('token=')))
  const signIn = (password: string) =>
    server.calling(undefined, agent)(members.signIn, { venue: office.venueId, mail, password })
  const choose = (token: string, password: string) =>
    server.calling(undefined, agent)(members.resetPassword, { venue: office.venueId, token, password })
  return { ...office, id, mail, created, lastToken, signIn, choose }
}

test('first-password: a new lider gets an invitation by mail, and may set the password by signing in for 24 hours', async () => {
  const { created, mailsOf, mail, lastToken, choose, signIn, findMember, id } = await openWithLider()
  const until = Date.parse(created.firstPasswordUntil ?? '')
  expect(until).toBeGreaterThan(Date.now() + 23 * hour)
  expect(until).toBeLessThanOrEqual(Date.now() + 24 * hour)
  await choose(await lastToken(), 'la del enlace')
  await expect(signIn('otra distinta')).rejects.toMatchObject({ code: 'wrong_password' })
  expect(await signIn('la del enlace')).toMatchObject({ role: 'lider' })
  expect(await findMember(id)).toMatchObject({ firstPasswordUntil: null, mailConfirmed: true })
  expect(await mailsOf(mail), 'an invitation and a notice').toHaveLength(2)
})

test('first-password: of twenty sign-ins and uses of the invitation at the same time, one sets the password', async () => {
  const { lastToken, choose, venueId, mail, mailsOf } = await openWithLider()
  const token = await lastToken()
  const tries = Array.from({ length: 20 }, async (_, i) => {
    const address = `10.0.0.${i}`
    const call = server.calling(undefined, { address })
    if (i % 2) await choose(token, `el martes llueve ${i}`)
    else await call(members.signIn, { venue: venueId, mail, password: `el martes llueve ${i}` })
  })
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(new Set(reasons.filter((code) => !['wrong_password', 'too_many_tries'].includes(code)))).toEqual(
    new Set(reasons.includes('link_expired') ? ['link_expired'] : []),
  )
  expect((await mailsOf(mail)).filter((body) => body.includes('primera contraseña'))).toHaveLength(1)
  await expect(choose(token, 'una posterior')).rejects.toMatchObject({ code: 'link_expired' })
})

test('an admin sees when and by which device the password was set, and can undo that password: sessions end and only a new invitation sets one', async () => {
  const { admin, id, signIn, findMember, venueId, mail, lastToken, choose } = await openWithLider()
  const first = await lastToken()
  const response = await server.ask(
    members.signIn.endpoint,
    'write',
    { venue: venueId, mail, password: 'de un extraño' },
    agent,
  )
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  const { passwordSet } = await findMember(id)
  expect(passwordSet?.device).toBe('Chrome · Android')
  expect(deviceName('Recepción: está todo bien')).toBe('–')
  expect(Math.abs(Date.parse(passwordSet?.at ?? '') - Date.now())).toBeLessThan(60_000)
  const setAt = passwordSet?.at ?? ''
  await expect(admin.call(members.undoPassword, { id, setAt: '2026-01-01T00:00:00.000Z' })).rejects.toMatchObject({
    code: 'stale',
  })
  const { link } = await admin.call(members.undoPassword, { id, setAt })
  expect(tokenIn(link ?? ''), 'no mail server is configured, so the admin gets the link').toBe(await lastToken())
  await expect(server.calling(cookie)(members.profile)).rejects.toMatchObject({ status: 401 })
  for (const password of ['de un extraño', 'otra más'])
    await expect(signIn(password)).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(choose(first, 'con el viejo')).rejects.toMatchObject({ code: 'link_expired' })
  await choose(await lastToken(), 'la verdadera')
  expect(await signIn('la verdadera')).toMatchObject({ role: 'lider' })
  await expect(admin.call(members.inviteAgain, { id })).rejects.toMatchObject({ code: 'has_password' })
})
