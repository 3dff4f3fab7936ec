import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { staffAccounts } from './identity.table.ts'
import { openSignIns } from './signIns.testkit.ts'

const server = testServer()
const { identity } = api.kernel
const { account, signIn, mailsTo, roleOf } = openSignIns(server)

describe('staff sign-in', () => {
  test('the right password opens a session whose cookie is HttpOnly', async () => {
    const { mail, password, venueId } = await account()
    const { body, cookies, cookie } = await signIn(mail.toUpperCase(), password)
    expect(body).toEqual({ role: 'admin', name: 'admin', venueId })
    expect(cookies).toContainEqual(expect.stringMatching(/^casa_staff=.+HttpOnly; SameSite=Lax/))
    expect(await roleOf(cookie)).toBe('admin')
  })

  test('a wrong password and an unknown mail address get the same response', async () => {
    const { mail } = await account()
    const wrong = await signIn(mail, 'otra')
    const unknown = await signIn('nadie@ejemplo.test', 'otra')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body.code).toBe('wrong_credentials')
    expect(wrong.cookies).toEqual([])
  })

  test('a mail address with accounts in two venues signs in to the venue whose password was entered', async () => {
    const first = await account('clave del primero')
    const second = await account('clave del segundo')
    await server.kernel.database.inVenue(second.venueId, 'write', (db) =>
      db.update(staffAccounts).set({ mail: first.mail }).where(eq(staffAccounts.id, second.staffId)),
    )
    expect((await signIn(first.mail, 'clave del segundo')).body.venueId).toBe(second.venueId)
    expect((await signIn(first.mail, 'clave del primero')).body.venueId).toBe(first.venueId)
  })

  test('a deactivated account cannot sign in, and its open session counts as a visitor', async () => {
    const { mail, password, venueId, staffId, cookie } = await account()
    await server.kernel.database.inVenue(venueId, 'write', (db) =>
      db.update(staffAccounts).set({ active: false }).where(eq(staffAccounts.id, staffId)),
    )
    expect((await signIn(mail, password)).status).toBe(401)
    expect(await roleOf(cookie)).toBe('visitor')
  })
})

describe('guessing limits: passwords', () => {
  test('at most ten attempts per account get a response that depends on the password, from any number of networks', async () => {
    const { mail, password } = await account()
    const own = await signIn(mail, password)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => signIn(mail, `intento ${n}`, { address: `10.0.${n}.1` })),
    )
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    const beyond = guesses.find(({ status }) => status !== 401)?.body
    expect(beyond).toMatchObject({ code: 'confirm_device', status: 429 })
    const right = await signIn(mail, password, { address: '10.9.9.9' })
    expect([right.body, right.cookies]).toEqual([beyond, []])
    expect((await signIn(mail, password, { cookie: own.cookie })).status).toBe(200)
  })

  test('after too many attempts of strangers only the right password mails one link, and with it the owner’s new device gets in', async () => {
    const { venueId, mail, password } = await account()
    for (let n = 0; n < 12; n++) await signIn(mail, `intento ${n}`, { address: `10.10.${n}.1` })
    expect(await mailsTo(venueId, mail)).toEqual([])
    for (let n = 0; n < 3; n++) await signIn(mail, password, { address: `10.11.0.${n}` })
    const [letter, ...more] = await mailsTo(venueId, mail)
    expect(more).toEqual([])
    const confirmation = /confirm=(\S+)/.exec(letter ?? '')?.[1] ?? ''
    const address = '10.12.0.1'
    expect((await signIn(mail, 'otra', { address, confirmation })).status).toBe(401)
    const entered = await signIn(mail, password, { address, confirmation })
    expect(entered.status).toBe(200)
    expect((await signIn(mail, password, { address, cookie: entered.cookie })).status).toBe(200)
    const other = await account()
    for (let n = 0; n < 12; n++) await signIn(other.mail, `intento ${n}`, { address: `10.13.${n}.1` })
    expect((await signIn(other.mail, other.password, { address, confirmation })).body.code).toBe('confirm_device')
    server.kernel.now = () => new Date(Date.now() + 31 * 60_000)
    expect((await signIn(mail, password, { address, confirmation })).body.code).toBe('confirm_device')
    server.kernel.now = () => new Date()
  })

  test('one network is refused after eight wrong attempts, with the seconds to wait; an IPv6 /64 is one network', async () => {
    const { mail, password } = await account()
    const guesses = []
    for (let n = 0; n < 12; n++) {
      const options = { address: `2001:db8:1:2::${n}` }
      guesses.push(await server.ask(identity.signIn.endpoint, 'write', { mail, password: 'x' }, options))
    }
    expect(guesses.map(({ status }) => status)).toEqual([...Array(8).fill(401), ...Array(4).fill(429)])
    expect(Number(guesses.at(8)?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await guesses.at(8)?.json()).toMatchObject({ code: 'too_many_tries' })
    expect((await signIn(mail, password, { address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('failed attempts of others at the same IP address do not lock the owner’s known device out', async () => {
    const { mail, password } = await account()
    const address = '10.5.5.5'
    const own = await signIn(mail, password, { address })
    for (let n = 0; n < 70; n++) await signIn(`${n}-${mail}`, 'x', { address })
    expect((await signIn(`otra-${mail}`, 'x', { address })).body.code).toBe('too_many_tries')
    expect((await signIn(mail, password, { address, cookie: own.cookie })).status).toBe(200)
  })

  test('attempts with a mail address of the maximum length are counted', async () => {
    const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.test`
    for (let n = 0; n < 9; n++) expect([401, 429]).toContain((await signIn(long, 'x', { address: '10.6.6.6' })).status)
  })

  test('a forged X-Forwarded-For header does not count as another IP address', async () => {
    const { mail } = await account()
    const asked = []
    for (let n = 0; n < 70; n++) {
      const headers = { 'x-forwarded-for': `10.1.${n}.1` }
      const input = { mail: `${n}-${mail}`, password: 'x' }
      asked.push((await server.ask(identity.signIn.endpoint, 'write', input, { address: '10.7.7.7', headers })).status)
    }
    expect(asked).toContain(429)
  })
})

describe('session end', () => {
  test('signing in creates a new session and ends the browser’s previous one', async () => {
    const { mail, password } = await account()
    const first = await signIn(mail, password)
    const second = await signIn(mail, password, { cookie: first.cookie })
    expect(second.cookie).not.toBe(first.cookie)
    expect(await roleOf(first.cookie)).toBe('visitor')
    expect(await roleOf(second.cookie)).toBe('admin')
  })

  test('a cookie with another person’s session id but a wrong secret does not end that session', async () => {
    const [victim, thief] = [await account(), await account()]
    const { cookie } = await signIn(victim.mail, victim.password)
    const forged = cookie.replace(/(casa_staff=\d+\.[\w-]+\.)[^;]+/, `$1${'A'.repeat(43)}`)
    expect(forged).not.toBe(cookie)
    expect((await signIn(thief.mail, thief.password, { cookie: forged })).status).toBe(200)
    expect(await roleOf(cookie)).toBe('admin')
  })

  test('an account has at most fifty sessions: the fifty-first ends the least recently used one', async () => {
    const { mail, password, venueId, staffId, sessionId, cookie } = await account()
    await server.asOwner(
      `insert into kernel_sessions (venue_id, kind, subject, secret_hash, device, seen_at, expires_at)
       select ${venueId}, 'staff', '${staffId}', '\\x00', '', now() + n * interval '1 second', now() + interval '1 day'
       from generate_series(1, 60) n;
       update kernel_sessions set seen_at = now() - interval '1 hour' where id = '${sessionId}'`,
    )
    const { cookie: newest } = await signIn(mail, password)
    expect(await server.calling(newest)(identity.sessions)).toHaveLength(50)
    expect(await roleOf(cookie)).toBe('visitor')
  })

  test('a node whose clock is a month ahead does not end any session', async () => {
    const { mail, password, cookie } = await account()
    server.kernel.now = () => new Date(Date.now() + 31 * 24 * 3600 * 1000)
    await signIn(mail, password)
    expect(await roleOf(cookie)).toBe('admin')
    server.kernel.now = () => new Date()
    expect(await roleOf(cookie)).toBe('admin')
  })

  test('signing out ends the session and its live stream', async () => {
    const { mail, password } = await account()
    const { cookie } = await signIn(mail, password)
    const stream = await server.fetch('/api/live', {}, { cookie })
    const heard = stream.text()
    await server.calling(cookie)(identity.signOut)
    expect(await roleOf(cookie)).toBe('visitor')
    expect(await heard).toContain('event: ended')
  })

  test('a person sees their open sessions and can end one from another', async () => {
    const { mail, password } = await account()
    const here = await signIn(mail, password)
    const there = await signIn(mail, password)
    const call = server.calling(here.cookie)
    const open = await call(identity.sessions)
    // The test kit signed the account in once, so there are three sessions.
    expect(open.map(({ thisOne }) => thisOne).sort()).toEqual([false, false, true])
    for (const { id, thisOne } of open) if (!thisOne) await call(identity.endSession, { id })
    expect(await roleOf(there.cookie)).toBe('visitor')
    expect(await roleOf(here.cookie)).toBe('admin')
  })

  test('a person cannot end another person’s session', async () => {
    const mine = await account()
    const other = await (await server.openVenue()).as('admin')
    const colleague = await mine.as('staff')
    await other.call(identity.endSession, { id: mine.sessionId })
    await colleague.call(identity.endSession, { id: mine.sessionId })
    expect(await roleOf(mine.cookie)).toBe('admin')
  })

  test('a cookie with one changed character counts as a visitor', async () => {
    const { cookie } = await account()
    for (const [from, to] of [
      [/.$/, cookie.endsWith('A') ? 'B' : 'A'],
      [/=\d+/, '=1'],
    ] as const)
      expect(await roleOf(cookie.replace(from, to))).toBe('visitor')
  })
})
