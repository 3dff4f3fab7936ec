import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { tellOfBeginning } from './club/posts/beginning.ts'
import { tellOfPost } from './community/push/posts.ts'
import { pushes } from './community/push/push.table.ts'
import type { Db } from './kernel/db/database.ts'
import { todayOf } from './kernel/venues/venues.queries.ts'
import { venues } from './kernel/venues/venues.table.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
afterEach(() => {
  server.kernel.now = () => new Date()
})

const dayLong = 86_400_000
/** A zone where it is this hour now, or will be in a few minutes. */
const zoneAt = (hour: number) => {
  const ahead = hour - new Date().getUTCHours()
  const east = ahead < -12 ? ahead + 24 : ahead
  return east > 0 ? `Etc/GMT-${east}` : `Etc/GMT+${-east}`
}

const open = async (hour: number) => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  const inVenue = <T>(work: (db: Db) => Promise<T>) => server.kernel.database.inVenue(venueId, 'write', work)
  await inVenue((db) =>
    db
      .update(venues)
      .set({ timeZone: zoneAt(hour) })
      .where(eq(venues.venueId, venueId)),
  )
  const dayIn = (days: number) => inVenue((db) => todayOf(db, new Date(Date.now() + days * dayLong)))
  /** Written so many days ago. */
  const write = async (title: string, daysAgo: number, shownFrom: string, kind: 'news' | 'winner' = 'news') => {
    server.kernel.now = () => new Date(Date.now() - daysAgo * dayLong)
    const id = randomUUID()
    await admin.call(api.club.posts.create, { id, kind, title, description: 'Se ve.', photoId: null, shownFrom })
    return id
  }
  const look = () => tellOfBeginning(server.kernel, tellOfPost)
  const told = async () => (await inVenue((db) => db.select().from(pushes))).map(({ title }) => title)
  return { admin, dayIn, write, look, told }
}

test('a post that begins on a later day is told when that day has come, once, however many nodes look', async () => {
  const { admin, dayIn, write, look, told } = await open(12)
  const [today, tomorrow] = [await dayIn(0), await dayIn(1)]
  await write('Empieza hoy', 1, today)
  await write('Empieza mañana', 1, tomorrow)
  await write('Ganador', 1, today, 'winner')
  const removed = await write('Ya no', 1, today)
  await admin.call(api.club.posts.remove, { id: removed })
  expect(await told()).toEqual([])
  await Promise.all([1, 2, 3].map(look))
  expect(await told()).toEqual(['Empieza hoy'])
  await write('De hoy para hoy', 0, today)
  await look()
  expect(await told()).toEqual(['Empieza hoy', 'De hoy para hoy'])
})

test('nobody is woken by a post: it is told in the morning', async () => {
  const { dayIn, write, look, told } = await open(3)
  await write('Empieza hoy', 1, await dayIn(0))
  await look()
  expect(await told()).toEqual([])
})
