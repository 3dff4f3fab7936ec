import { sql } from 'drizzle-orm'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { LiveAudience } from '#contract/kernel/who.ts'
import type { Db, PreparedStatement, RunStatement } from '../db/database.ts'
import type { Caller } from '../identity/callers.ts'

export const notificationChannel = 'casa_live'

/** The payload of a PostgreSQL notification between nodes. It carries names only; browsers then read the data through the door. */
export interface Announcement {
  venueId: number
  changed: string[]
  /**
   * Limits the announcement to the staff and to these audiences, separated by spaces, such as 'stay:… lider'. Without it,
   * all streams of the venue get it.
   */
  for?: string | undefined
  /** Ended sessions, such as 'session:…', or 'staff:…' for all sessions of one account. Their streams are closed. */
  ended?: string[] | undefined
}

/** The audience in `Announcement.for` that addresses one subject's streams. */
export const audienceOf = (kind: SessionKind, subject: string) =>
  kind === 'guest' ? `stay:${subject}` : `${kind}:${subject}`
export const lidersAudience = 'lider'
/** No stream belongs to this audience, so only streams that receive everything get it: those of staff and televisions. */
const staffAudience = 'staff'

/** The value of `Announcement.for` of a write: its declared audience and the subjects that its handler named. */
export const audiencesOfWrite = (audience: LiveAudience | undefined, caller: Caller, named: readonly string[]) => {
  const isPrivate = caller.kind === 'member' || caller.kind === 'guest'
  const own = isPrivate ? audienceOf(caller.kind, caller.subject) : staffAudience
  const declared = { caller: [own], liders: [own, lidersAudience], everyone: [] }[audience ?? 'everyone']
  return [...new Set([...declared, ...named])].join(' ') || undefined
}

/** A notification of PostgreSQL must be shorter than 8,000 bytes. */
const maxPayloadBytes = 7_999

/** Splits an announcement whose names do not fit into one notification, by halving the lists until each part fits. */
const splitPayloads = (announcement: Announcement): string[] => {
  const payload = JSON.stringify(announcement)
  const { changed, ended = [] } = announcement
  if (Buffer.byteLength(payload) <= maxPayloadBytes || changed.length + ended.length < 2) return [payload]
  const [changedHalf, endedHalf] = [Math.ceil(changed.length / 2), Math.floor(ended.length / 2)]
  return [
    ...splitPayloads({ ...announcement, changed: changed.slice(0, changedHalf), ended: ended.slice(0, endedHalf) }),
    ...splitPayloads({ ...announcement, changed: changed.slice(changedHalf), ended: ended.slice(endedHalf) }),
  ]
}

const notifyStatement: PreparedStatement = { name: 'announce', text: 'select pg_notify($1, $2)' }

/**
 * Sends the notification to PostgreSQL without waiting for its response, so that the commit can follow at once. The
 * caller awaits the result after the commit: if it rejects, the transaction was rolled back.
 */
export const announceBeforeCommit = (run: RunStatement, announcement: Announcement) =>
  Promise.all(splitPayloads(announcement).map((payload) => run(notifyStatement, [notificationChannel, payload])))

/** Queues the notification in the transaction: PostgreSQL sends it at commit, and drops it at rollback. */
export const announce = async (db: Db, announcement: Announcement) => {
  for (const payload of splitPayloads(announcement))
    await db.execute(sql`select pg_notify(${notificationChannel}, ${payload})`)
}
