import type { Db } from '#server/kernel/db/database.ts'
import { tell } from './push.queries.ts'

/** As much as a phone shows before somebody opens it. */
const bodyAtMost = 160

interface Published {
  id: string
  kind: string
  title: string
  description: string
}

/** News of the club are news on the community's phones. */
export const tellOfPost = async (db: Db, venueId: number, { id, kind, title, description }: Published) => {
  if (kind !== 'news') return
  const words = { title, body: description.slice(0, bodyAtMost) }
  await tell(db, venueId, { id, memberId: null, kind: 'post', ...words, address: '/home' })
}
