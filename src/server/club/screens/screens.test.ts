import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { sendTwiceConcurrently } from '../club.testkit.ts'

const server = sharedServer()
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
  expect(await call(screens.mine)).toEqual({ name: 'Bar', boards: ['bags'], playlist: [] })
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

const playlistEntry = {
  id: randomUUID(),
  board: 'winners' as const,
  seconds: 20,
  from: '08:00',
  to: '22:00',
  days: [1, 2, 3, 4, 5],
}

test('an admin can change a television; an older version, invalid boards or an invalid playlist are refused', async () => {
  const { admin } = await open()
  const { tv, call } = await pairTv(admin)
  const edit = {
    id: tv.id,
    version: 1,
    name: 'Terraza',
    boards: ['winners', 'tournaments'] as ('winners' | 'tournaments')[],
  }
  await admin.call(screens.update, { ...edit, playlist: [playlistEntry] })
  const shown = { name: 'Terraza', boards: ['winners', 'tournaments'], playlist: [playlistEntry] }
  expect(await call(screens.mine)).toEqual(shown)
  await expect(admin.call(screens.update, edit)).rejects.toMatchObject({ code: 'stale' })
  const entryWith = (changes: object) => ({ playlist: [{ ...playlistEntry, ...changes }] })
  const invalid = [
    { boards: [] },
    { boards: ['news', 'news'] },
    { boards: ['otra'] },
    entryWith({ seconds: 4 }),
    entryWith({ days: [] }),
    entryWith({ days: [1, 1] }),
    entryWith({ from: '24:00' }),
  ]
  for (const changes of invalid) {
    const response = await server.ask(screens.update.endpoint, 'write', { ...edit, version: 2, ...changes }, admin)
    expect(response.status, JSON.stringify(changes)).toBe(400)
  }
  await admin.call(screens.update, { ...edit, version: 2, name: 'Bar' })
  expect(await call(screens.mine)).toEqual({ ...shown, name: 'Bar' })
})

test('a notice of the staff is read by the televisions of the venue until its time or until it is removed', async () => {
  const { venue, admin } = await open()
  const staff = await venue.as('staff')
  const { call } = await pairTv(admin)
  const neighbour = await (await server.openVenue()).as('admin')
  const hourOf = (moment: Date) =>
    new Intl.DateTimeFormat('es-AR', {
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'America/Argentina/Buenos_Aires',
    }).format(moment)
  const inAnHour = new Date(Date.now() + 60 * 60_000)
  expect(await call(screens.notice)).toBe(null)
  const notice = await staff.call(screens.publishNotice, { sentence: 'Tormenta', until: hourOf(inAnHour) })
  expect(Date.parse(notice.until ?? '')).toBe(Math.floor(inAnHour.getTime() / 60_000) * 60_000)
  expect(await call(screens.notice)).toEqual(notice)
  expect(await neighbour.call(screens.notice)).toBe(null)
  // The current minute has begun, so its next occurrence is tomorrow.
  const tomorrow = await staff.call(screens.publishNotice, { sentence: 'Mañana', until: hourOf(new Date()) })
  expect(Date.parse(tomorrow.until ?? '')).toBeGreaterThan(Date.now() + 23 * 60 * 60_000)
  await server.asOwner(`update club_tv_notices set until = now() where venue_id = ${venue.venueId}`)
  expect(await call(screens.notice)).toBe(null)
  await staff.call(screens.publishNotice, { sentence: 'Abierto', until: null })
  expect(await call(screens.notice)).toMatchObject({ sentence: 'Abierto', until: null })
  await staff.call(screens.removeNotice)
  expect(await call(screens.notice)).toBe(null)
})

test('a television is dark after ten minutes in which its playlist had something to show, until it is seen', async () => {
  const { admin } = await open()
  const { tv } = await pairTv(admin)
  /** The SQL of a local time so many minutes ago, as it is stored in a playlist. */
  const ago = (minutes: number) =>
    `to_char((now() - interval '${minutes} minutes') at time zone 'America/Argentina/Buenos_Aires', 'HH24:MI')`
  const isDark = async (seenMinutesAgo: number, hours: [from: number, to: number]) => {
    const playlist = `jsonb_build_array(jsonb_build_object('board', 'news', 'seconds', 20, 'days', '[0,1,2,3,4,5,6]'::jsonb,
      'id', gen_random_uuid(), 'from', ${ago(hours[0])}, 'to', ${ago(hours[1])}))`
    await server.asOwner(`update club_screens set playlist = ${playlist} where id = '${tv.id}';
      update kernel_sessions set seen_at = now() - interval '${seenMinutesAgo} minutes' where subject = '${tv.id}'`)
    return (await admin.call(screens.list))[0]?.isDark
  }
  // Hours from five hours ago until in one hour, then hours that began five minutes ago.
  expect([await isDark(9, [300, -60]), await isDark(12, [300, -60]), await isDark(600, [5, -60])]).toEqual([
    false,
    true,
    false,
  ])
  // Switched off after the hours, and during them: the second stays dark.
  expect([await isDark(55, [300, 60]), await isDark(90, [300, 60])]).toEqual([false, true])
  // Since two days ago the hours have passed; a television that was never seen is not dark.
  expect(await isDark(2 * 24 * 60, [300, 60])).toBe(true)
  await server.asOwner(`delete from kernel_sessions where subject = '${tv.id}'`)
  expect((await admin.call(screens.list))[0]?.isDark).toBe(false)
})

test('a television without a playlist is dark after ten minutes by day, and not if it is off at night only', async () => {
  const { venue, admin } = await open()
  const { tv } = await pairTv(admin)
  /** Chooses a time zone in which the local time is within this hour. */
  const isDark = async (localHour: number, seenMinutesAgo: number) => {
    const offset = ((localHour - new Date().getUTCHours() + 36) % 24) - 12
    const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
    await server.asOwner(`update kernel_venues set time_zone = '${zone}' where venue_id = ${venue.venueId};
      update kernel_sessions set seen_at = now() - interval '${seenMinutesAgo} minutes' where subject = '${tv.id}'`)
    return (await admin.call(screens.list))[0]?.isDark
  }
  expect([await isDark(14, 9), await isDark(14, 11)]).toEqual([false, true])
  // Off since 23 or 20 h, and since 18 h, which is before the end of the day.
  expect([await isDark(3, 4 * 60), await isDark(9, 13 * 60), await isDark(3, 9 * 60)]).toEqual([false, false, true])
  // Not switched on in the morning.
  expect(await isDark(11, 15 * 60)).toBe(true)
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
