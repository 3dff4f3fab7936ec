import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { openPushBrowser } from '#server/kernel/push/browser.testkit.ts'
import { devicesToNotify } from '#server/kernel/push/push.queries.ts'
import { productRegistry } from '#server/router.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { memberDraft } from './admin.testkit.ts'
import { mailsTo, openVenueWithMembers, tokenIn } from './members/members.testkit.ts'

const server = sharedServer()
const { bagRequests, custody, screens } = api.club
const { members, push } = api.community
const { identity, users } = api.kernel
const password = 'una contraseña'

const open = async () => {
  const office = await openVenueWithMembers(server)
  const { venueId } = office
  const signIn = async (mail: string) => {
    const response = await server.ask(members.signIn.endpoint, 'write', { venue: venueId, mail, password })
    return (
      response.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('casa_member'))
        ?.split(';')[0] ?? ''
    )
  }
  const subscribe = async (cookie: string, path: string) => {
    const endpoint = `https://web.push.apple.com/${path}`
    await server.calling(cookie)(push.subscribe, { endpoint, ...openPushBrowser().keys })
  }
  /** The endpoints to which a message to everybody would be sent, sorted: the query has no order. */
  const pushedTo = async () => {
    const message = { recipientKind: 'member', recipient: null, kind: 'post' } as const
    const devices = await server.kernel.database.inVenue(venueId, 'read', (db) =>
      devicesToNotify(db, productRegistry, message),
    )
    return devices.map(({ endpoint }) => endpoint.slice(-1)).sort()
  }
  const isIn = (cookie: string) =>
    server
      .calling(cookie)(members.profile)
      .then(
        () => true,
        () => false,
      )
  return { ...office, signIn, subscribe, pushedTo, isIn }
}

test('revoked-access: after a member is deactivated, every cookie, link and push subscription is refused, also when the member is active again', async () => {
  const { admin, venueId, signIn, subscribe, pushedTo, isIn, mailsOf } = await open()
  const lider = memberDraft()
  await admin.call(members.create, lider)
  const { id, mail } = lider
  const cookies = [await signIn(mail), await signIn(mail)]
  for (const [index, cookie] of cookies.entries()) await subscribe(cookie, `${index}`)
  expect([await pushedTo(), await Promise.all(cookies.map(isIn))]).toEqual([
    ['0', '1'],
    [true, true],
  ])
  await server.visitor(members.recover, { venue: venueId, mail })
  await server.visitor(members.confirmAgain, { venue: venueId, mail })
  const tokens = (await mailsOf(mail)).filter((body) => body.includes('token=')).map(tokenIn)
  expect(tokens).toHaveLength(3)

  const countOfAccesses = async () => {
    let count = (await pushedTo()).length
    for (const cookie of cookies) if (await isIn(cookie)) count += 1
    for (const token of tokens) {
      const uses = [
        server.visitor(members.resetPassword, { token, password: 'otra contraseña' }),
        server.visitor(members.confirmMail, { token }),
      ]
      count += (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled').length
    }
    return count
  }
  await admin.call(members.setActive, { id, active: false })
  expect(await countOfAccesses()).toBe(0)
  await admin.call(members.setActive, { id, active: true })
  expect(await countOfAccesses()).toBe(0)
})

test('revoked-access: a push subscription ends with its session: by signing out, by expiry and by a new password', async () => {
  const { addMember, signIn, subscribe, pushedTo, isIn, venueId } = await open()
  const passwordHash = await hashPassword(password)
  const [one, two] = [await addMember({ passwordHash }), await addMember({ passwordHash })]
  const [signedOut, expired, changed] = [await signIn(one.mail), await signIn(one.mail), await signIn(two.mail)]
  for (const [path, cookie] of Object.entries({ a: signedOut, b: expired, c: changed })) await subscribe(cookie, path)
  await server.calling(signedOut)(members.signOut)
  expect((await pushedTo()).toSorted()).toEqual(['b', 'c'])
  const [, id] = expired.split('=')[1]?.split('.') ?? []
  await server.asOwner(`update kernel_sessions set expires_at = now() where id = '${id}'`)
  expect(await pushedTo()).toEqual(['c'])
  await server.visitor(members.recover, { venue: venueId, mail: two.mail })
  const token = tokenIn((await mailsTo(server, venueId, two.mail)).at(-1))
  await server.visitor(members.resetPassword, { token, password: 'otra contraseña' })
  expect(await pushedTo()).toEqual([])
  expect(await Promise.all([signedOut, expired, changed].map(isIn))).toEqual([false, false, false])
})

test('revoked-access: after a staff account is deactivated, its cookies and links are refused, also when it is active again', async () => {
  const { admin, as, venueId } = await open()
  const clerk = await as('staff')
  await server.visitor(identity.recover, { mail: clerk.mail })
  const token = tokenIn((await mailsTo(server, venueId, clerk.mail)).at(-1))
  await server.kernel.database.inVenue(venueId, 'write', async (db) =>
    db
      .update(staffAccounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(staffAccounts.mail, admin.mail)),
  )
  for (const active of [false, true]) {
    await admin.call(users.setActive, { id: clerk.staffId, active })
    await expect(clerk.call(identity.account)).rejects.toMatchObject({ status: 401 })
    await expect(server.visitor(identity.resetPassword, { token, password: 'otra contraseña' })).rejects.toMatchObject({
      code: 'link_expired',
    })
  }
})

test('revoked-access: after a television is unpaired, its stream ends, its reads are refused and it cannot claim a session', async () => {
  const { admin } = await open()
  const { code, secret } = await server.visitor(screens.ask)
  const id = randomUUID()
  await admin.call(screens.pair, { id, code, name: 'Bar', boards: ['news'] })
  const claim = () => server.ask(screens.claim.endpoint, 'write', { secret })
  const cookie = (await claim()).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const television = server.calling(cookie)
  const reads = () => Promise.allSettled([television(custody.pending), television(bagRequests.queue)])
  expect(await reads()).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  const stream = await server.fetch('/api/live', {}, { cookie })
  await admin.call(screens.revoke, { id })
  expect(await stream.text()).toContain('event: ended\n')
  expect(await reads()).toMatchObject([{ reason: { status: 401 } }, { reason: { status: 401 } }])
  expect(await (await claim()).json()).toMatchObject({ code: 'link_expired' })
})
