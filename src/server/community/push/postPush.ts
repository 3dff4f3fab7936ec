import type { Db } from '#server/kernel/db/database.ts'
import { queuePush } from './push.queries.ts'

/** Maximum characters of a push text; phones show no more. */
const maxBody = 160

interface PublishedPost {
  id: string
  kind: string
  title: string
  description: string
}

/** Queues a push message to all members for a news post of the club; other kinds of posts are ignored. */
export const queuePostPush = async (db: Db, venueId: number, { id, kind, title, description }: PublishedPost) => {
  if (kind !== 'news') return
  const text = { title, body: description.slice(0, maxBody) }
  await queuePush(db, venueId, { id, memberId: null, kind: 'post', ...text, address: '/home' })
}
