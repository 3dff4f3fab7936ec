import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import type { SessionKind } from '#contract/kernel/roles.ts'
import { testServer } from '#server/testing/kit.ts'

const server = testServer()
const { identity, users, venues } = api.kernel

/** Changes a session's row, in place of waiting for hours. */
const change = (sessionId: string, set: string) =>
  server.asOwner(`update kernel_sessions set ${set} where id = '${sessionId}'`)
const roleOf = async (cookie: string) => (await server.calling(cookie)(identity.me)).role

/** The hours from now until the session ends, after a request that extends it. */
const hoursLeftAfterUse = async (venueId: number, { sessionId, cookie }: { sessionId: string; cookie: string }) => {
  await change(sessionId, `seen_at = now() - interval '6 minutes'`)
  await server.calling(cookie)(identity.sessions)
  return vi.waitFor(async () => {
    const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
      db.execute<{ hours: number; fresh: boolean }>(
        `select extract(epoch from expires_at - now())::float / 3600 as hours, seen_at > now() - interval '1 minute' as fresh
         from kernel_sessions where id = '${sessionId}'`,
      ),
    )
    expect(rows[0]?.fresh).toBe(true)
    return rows[0]?.hours
  })
}

test('with the limit of 12 hours a staff session ends after 12 hours without use, and televisions stay signed in', async () => {
  const { venueId, as } = await server.openVenue()
  const [admin, idle, used, television] = [await as('admin'), await as('staff'), await as('staff'), await as('screen')]
  await change(idle.sessionId, `seen_at = now() - interval '13 hours', expires_at = now() + interval '29 days'`)
  await change(television.sessionId, `seen_at = now() - interval '13 hours', expires_at = now() + interval '29 days'`)
  expect(await roleOf(idle.cookie)).toBe('staff')
  expect(await admin.call(venues.setStaffIdle, { staffIdleHours: 12 })).toMatchObject({ staffIdleHours: 12 })
  expect([await roleOf(idle.cookie), await roleOf(used.cookie), await roleOf(television.cookie)]).toEqual([
    'visitor',
    'staff',
    'screen',
  ])
  expect((await admin.call(users.list)).find(({ id }) => id === idle.staffId)?.sessions).toBe(0)
  expect(await hoursLeftAfterUse(venueId, used)).toBeCloseTo(12, 1)
  expect(await hoursLeftAfterUse(venueId, television)).toBeCloseTo(720, 1)
})

test('a staff session ends 90 days after it was opened, however often it is used', async () => {
  const { venueId, as } = await server.openVenue()
  const staff = await as('staff')
  await change(staff.sessionId, `opened_at = now() - interval '90 days' + interval '2 hours'`)
  expect(await hoursLeftAfterUse(venueId, staff)).toBeCloseTo(2, 1)
})

test('a live stream of a staff session ends when the session does: unused for too long, or by a shorter limit', {
  // A stream that does not end would otherwise be awaited for ten minutes.
  timeout: 60_000,
}, async () => {
  // Heartbeats, which check the session, happen when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { as } = await server.openVenue()
  const [admin, staff, idle, television] = [await as('admin'), await as('staff'), await as('staff'), await as('screen')]
  await change(idle.sessionId, `seen_at = now() - interval '13 hours', expires_at = now() + interval '29 days'`)
  const openStream = async (cookie: string) => {
    const { body } = await server.fetch('/api/live', {}, { cookie })
    const received: string[] = []
    const done = body
      ?.pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write: (text) => void received.push(text) }))
    return { done, count: (event: string) => received.join('').split(`event: ${event}\n`).length - 1 }
  }
  const [used, unused, tv] = [
    await openStream(staff.cookie),
    await openStream(idle.cookie),
    await openStream(television.cookie),
  ]
  const beatAfter = async (hours: number) => {
    server.kernel.now = () => new Date(Date.now() + hours * 3_600_000)
    await vi.advanceTimersByTimeAsync(15_000)
  }
  await change(staff.sessionId, `expires_at = now() + interval '12 hours'`)
  await beatAfter(2)
  await admin.call(venues.setStaffIdle, { staffIdleHours: 12 })
  await vi.waitFor(() => expect(unused.count('changed')).toBeGreaterThan(0))
  await beatAfter(2)
  await unused.done
  expect([unused.count('ended'), used.count('ended'), used.count('beat')]).toEqual([1, 0, 2])
  await change(staff.sessionId, 'expires_at = now()')
  await beatAfter(13)
  await used.done
  expect([used.count('ended'), tv.count('ended'), tv.count('beat')]).toEqual([1, 0, 3])
})
afterEach(() => {
  vi.useRealTimers()
  server.kernel.now = () => new Date()
})

test.each<SessionKind>(['member', 'guest'])('a session of a %s has no limit but 30 days without use', async (kind) => {
  const { venueId, as } = await server.openVenue()
  const other = await server.sessionOf(venueId, kind, crypto.randomUUID())
  await change(other.sessionId, `seen_at = now() - interval '13 hours', opened_at = now() - interval '200 days'`)
  await (await as('admin')).call(venues.setStaffIdle, { staffIdleHours: 12 })
  const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute(`select 1 from kernel_sessions where id = '${other.sessionId}' and expires_at > now()`),
  )
  expect(rows).toHaveLength(1)
})
