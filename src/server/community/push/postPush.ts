import type { Db } from '#server/kernel/db/database.ts'
import { queuePush } from './push.queries.ts'

interface PublishedPost {
  id: string
  kind: string
  title: string
  description: string
}

/** Queues a push message to all members for a news post of the club; other kinds of posts are ignored. */
export const queuePostPush = async (db: Db, venueId: number, { id, kind, title, description }: PublishedPost) => {
  if (kind !== 'news') return
  await queuePush(db, venueId, { id, memberId: null, kind: 'post', title, body: description, address: '/home' })
}
