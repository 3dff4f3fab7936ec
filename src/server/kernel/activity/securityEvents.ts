import { sql } from 'drizzle-orm'
import { featureOf } from '#contract/api.ts'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { Db } from '../db/database.ts'
import type { IncomingCall } from '../incomingCall.ts'
import { activity } from './activity.table.ts'
import type { CallOrigin } from './writeActivityLog.ts'

/** Entries of the activity log that no endpoint name describes. Their sentences are in kernel/activity/activity.text.ts. */
const securityEvents = [
  'security.session.opened',
  'security.session.refused',
  'security.session.unknown',
  'security.session.locked',
  'security.code.refused',
  'security.code.locked',
  'security.code.replaced',
  'system.backup.taken',
  'system.admin.created',
  'system.admin.passwordReset',
  'system.admin.secondFactorReset',
  'system.admin.sessionsEnded',
  'system.admin.allSessionsEnded',
  'system.venue.created',
  'system.demo.removed',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

interface EventDetails {
  venueId: number
  event: SecurityEvent
  /** The account, member, stay or bag that the event is about. */
  objectId?: string | null
  label?: string
}

const eventRow = ({ venueId, event, objectId = null, label = '' }: EventDetails, at: Date) => ({
  venueId,
  at,
  action: event,
  feature: featureOf(event),
  objectId,
  objectLabel: label,
  objectIds: objectId ? [objectId] : [],
  changes: [],
  refused: /\.(refused|unknown|locked)$/.test(event),
})

/** Adds a refused attempt to the log of the transaction's venue. */
export const recordRefusedAttempt = async (
  db: Db,
  { address, device }: CallOrigin,
  actor: { kind: SessionKind; id: string; name: string } | null,
  details: EventDetails,
) => {
  await db.insert(activity).values({
    ...eventRow(details, new Date()),
    actorKind: actor?.kind ?? 'visitor',
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? '',
    address,
    device,
  })
}

/** Adds what a caller without a session caused to the log, in the transaction that does it. */
export const recordVisitorEvent = async (db: Db, { address, device }: CallOrigin, details: EventDetails, at: Date) => {
  await db.insert(activity).values({ ...eventRow(details, at), actorKind: 'visitor', actorName: '', address, device })
}

/** Adds an act of the operator, a command on the server, to the log of the transaction's venue. */
export const recordOperatorAct = async (db: Db, details: EventDetails) => {
  const row = eventRow(details, new Date())
  await db.insert(activity).values({ ...row, actorKind: 'system', actorName: '', address: '', device: '' })
}

interface OpenedSession {
  kind: SessionKind
  venueId: number
  subject: string
}

/** Adds a new session to the log, in the transaction that opens it and with the name that its owner has now. */
export const recordSignIn = async (
  db: Db,
  { productRegistry: { kinds }, address, device }: Pick<IncomingCall, 'productRegistry' | 'address' | 'device'>,
  { kind, venueId, subject }: OpenedSession,
) => {
  const subjects = sql.raw(`(${kinds[kind] ?? ''}) k`)
  await db.insert(activity).values({
    ...eventRow({ venueId, event: 'security.session.opened', objectId: subject }, new Date()),
    actorKind: kind,
    actorId: subject,
    actorName: sql`coalesce((select k.name from ${subjects} where k.venue_id = ${venueId} and k.id = ${subject}), '')`,
    address,
    device,
  })
}
