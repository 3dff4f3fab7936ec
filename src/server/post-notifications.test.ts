import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { notifyOfStartingPosts } from './club/posts/postNotifications.ts'
import { queuePostPush } from './community/push/postPush.ts'
import type { Db } from './kernel/db/database.ts'
import { pushMessages } from './kernel/push/push.table.ts'
import { todayInVenue } from './kernel/venues/venues.queries.ts'
import { venues } from './kernel/venues/venues.table.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
afterEach(() => {
  server.kernel.now = () => new Date()
})

const dayLong = 86_400_000
/** A time zone whose local time has this hour now. */
const zoneWithHour = (hour: number) => {
  const ahead = hour - new Date().getUTCHours()
  const east = ahead < -12 ? ahead + 24 : ahead
  return east > 0 ? `Etc/GMT-${east}` : `Etc/GMT+${-east}`
}

const openVenueAtHour = async (hour: number) => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  const inVenue = <T>(work: (db: Db) => Promise<T>) => server.kernel.database.inVenue(venueId, 'write', work)
  await inVenue((db) =>
    db
      .update(venues)
      .set({ timeZone: zoneWithHour(hour) })
      .where(eq(venues.venueId, venueId)),
  )
  const dayIn = (days: number) => inVenue((db) => todayInVenue(db, new Date(Date.now() + days * dayLong)))
  /** Creates a post with a creation date `daysAgo` days in the past. */
  const createPost = async (title: string, daysAgo: number, shownFrom: string, kind: 'news' | 'winner' = 'news') => {
    server.kernel.now = () => new Date(Date.now() - daysAgo * dayLong)
    const id = randomUUID()
    await admin.call(api.club.posts.create, { id, kind, title, description: 'Se ve.', photoId: null, shownFrom })
    return id
  }
  const notify = () => notifyOfStartingPosts(server.kernel, queuePostPush)
  const pushTitles = async () => (await inVenue((db) => db.select().from(pushMessages))).map(({ title }) => title)
  return { admin, dayIn, createPost, notify, pushTitles }
}

test('a post that starts on a later day is announced by push once on that day, however many nodes check', async () => {
  const { admin, dayIn, createPost, notify, pushTitles } = await openVenueAtHour(12)
  const [today, tomorrow] = [await dayIn(0), await dayIn(1)]
  await createPost('Empieza hoy', 1, today)
  await createPost('Empieza mañana', 1, tomorrow)
  await createPost('Ganador', 1, today, 'winner')
  const removed = await createPost('Ya no', 1, today)
  await admin.call(api.club.posts.remove, { id: removed })
  expect(await pushTitles()).toEqual([])
  await Promise.all([1, 2, 3].map(notify))
  expect(await pushTitles()).toEqual(['Empieza hoy'])
  await createPost('De hoy para hoy', 0, today)
  await notify()
  expect(await pushTitles()).toEqual(['Empieza hoy', 'De hoy para hoy'])
})

test('a post that starts today is not announced by push at night', async () => {
  const { dayIn, createPost, notify, pushTitles } = await openVenueAtHour(3)
  await createPost('Empieza hoy', 1, await dayIn(0))
  await notify()
  expect(await pushTitles()).toEqual([])
})
