import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { testServer } from '#server/testing/kit.ts'
import { sendTwiceConcurrently } from '../club.testkit.ts'

const server = testServer()
const { screens } = api.club

const setClockAhead = (milliseconds: number) => {
  server.kernel.now = () => new Date(Date.now() + milliseconds)
}
afterEach(() => setClockAhead(0))

const claim = async (secret: string) => {
  const response = await server.ask(screens.claim.endpoint, 'write', { secret })
  return { body: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}
const tvDraft = (code: string, name = 'Bar') => ({ id: randomUUID(), code, name, boards: ['news', 'bags'] as const })
const pairTv = async (admin: Awaited<ReturnType<typeof open>>['admin'], name?: string) => {
  const { code, secret } = await server.visitor(screens.ask)
  const { boards, ...draft } = tvDraft(code, name)
  const tv = await admin.call(screens.pair, { ...draft, boards: [...boards] })
  const { cookie } = await claim(secret)
  return { tv, secret, code, call: server.calling(cookie), cookie: cookie ?? '' }
}
const open = async () => {
  const venue = await server.openVenue()
  return { venue, admin: await venue.as('admin') }
}

test('a television whose code an admin enters gets a session of the admin’s venue', async () => {
  const { venue, admin } = await open()
  const { code, secret } = await server.visitor(screens.ask)
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
  expect(await claim(secret)).toEqual({ body: { paired: false }, cookie: undefined })
  const typed = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`
  const tv = await admin.call(screens.pair, { id: randomUUID(), code: typed, name: 'Bar', boards: ['bags'] })
  expect(tv).toMatchObject({ name: 'Bar', boards: ['bags'], seenAt: null })
  const { body, cookie } = await claim(secret)
  expect(body).toEqual({ paired: true })
  const call = server.calling(cookie)
  expect(await call(api.kernel.identity.me)).toEqual({ role: 'screen', name: 'Bar', venueId: venue.venueId })
  expect(await call(screens.mine)).toEqual({ name: 'Bar', boards: ['bags'] })
  expect((await admin.call(screens.list))[0]?.seenAt).not.toBeNull()
})

test('a television that claims its session again, after a lost response, has exactly one valid session', async () => {
  const { admin } = await open()
  const { secret, cookie } = await pairTv(admin)
  const again = await claim(secret)
  expect((await server.calling(again.cookie)(api.kernel.identity.me)).role).toBe('screen')
  expect((await server.calling(cookie)(api.kernel.identity.me)).role).toBe('visitor')
})

test('a pairing code can be used once; a wrong or expired code is refused', async () => {
  const { admin } = await open()
  const pair = (code: string) => admin.call(screens.pair, { id: randomUUID(), code, name: 'Hall', boards: ['news'] })
  const { code } = await pairTv(admin)
  await expect(pair(code)).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(pair('')).rejects.toMatchObject({ code: 'wrong_code' })
  const old = await server.visitor(screens.ask)
  setClockAhead(tvLimits.codeFor + 1000)
  await expect(pair(old.code)).rejects.toMatchObject({ code: 'wrong_code' })
  expect((await claim(old.secret)).body.code).toBe('link_expired')
  expect((await claim('nobody')).body.code).toBe('link_expired')
})

test('guessing-limits: after forty pairing codes an admin is refused with too_many_tries', async () => {
  const { admin } = await open()
  const codes: string[] = []
  for (let n = 0; n < 44; n++)
    await admin
      .call(screens.pair, { id: randomUUID(), code: `AAAAA${n}`, name: 'x', boards: ['news'] })
      .catch(({ code }) => codes.push(code))
  expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(40)
  expect(codes.at(-1)).toBe('too_many_tries')
})

test('of two admins who enter the same pairing code concurrently one pairs the television', async () => {
  const [mine, neighbour] = [await open(), await open()]
  const { code } = await server.visitor(screens.ask)
  const both = await Promise.allSettled(
    [mine, neighbour].map(({ admin }) =>
      admin.call(screens.pair, { id: randomUUID(), code, name: 'Hall', boards: ['news'] }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a pairing sent twice concurrently pairs one television, and both calls succeed', async () => {
  const { venue, admin } = await open()
  const { code } = await server.visitor(screens.ask)
  const draft = { id: randomUUID(), code, name: 'Hall', boards: ['news' as const] }
  const both = await sendTwiceConcurrently(server, venue.venueId, 'club_pairings', () =>
    admin.call(screens.pair, draft),
  )
  expect(both.map(({ id }) => id)).toEqual([draft.id, draft.id])
  expect(await admin.call(screens.list)).toHaveLength(1)
})

test('an admin can change name and boards of a television; an older version or invalid boards are refused', async () => {
  const { admin } = await open()
  const { tv, call } = await pairTv(admin)
  const edit = {
    id: tv.id,
    version: 1,
    name: 'Terraza',
    boards: ['winners', 'tournaments'] as ('winners' | 'tournaments')[],
  }
  await admin.call(screens.update, edit)
  expect(await call(screens.mine)).toEqual({ name: 'Terraza', boards: ['winners', 'tournaments'] })
  await expect(admin.call(screens.update, edit)).rejects.toMatchObject({ code: 'stale' })
  for (const boards of [[], ['news', 'news'], ['otra']]) {
    const response = await server.ask(screens.update.endpoint, 'write', { ...edit, version: 2, boards }, admin)
    expect(response.status).toBe(400)
  }
})

test('session-end: a revoked television loses its session and cannot claim a new one', async () => {
  const { admin } = await open()
  const { tv, secret, call } = await pairTv(admin)
  await admin.call(screens.revoke, { id: tv.id })
  expect((await call(api.kernel.identity.me)).role).toBe('visitor')
  expect((await claim(secret)).body.code).toBe('link_expired')
  expect(await admin.call(screens.list)).toEqual([])
  await expect(admin.call(screens.revoke, { id: tv.id })).rejects.toMatchObject({ code: 'gone' })
})

test('a television has no account that accepts a password', async () => {
  const { admin } = await open()
  const { tv } = await pairTv(admin)
  const mail = `screen-${tv.id}@screens.invalid`
  for (const password of ['-', 'x', tv.id])
    await expect(server.visitor(api.kernel.identity.signIn, { mail, password })).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
})
