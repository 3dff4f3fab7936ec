import { randomUUID } from 'node:crypto'
import { featureOf } from '#contract/api.ts'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { Db } from '../db/database.ts'
import { insertRecordsSql, runPrepared } from '../db/insertRecords.ts'
import { activity } from './activity.table.ts'
import { labelOf, takeRecording } from './recordedChanges.ts'

/** The actor is a signed-in caller, a caller without a session, or a command on the server ('system'). */
interface Actor {
  kind: SessionKind | 'visitor' | 'system'
  id: string | null
  name: string
}

/** IP address and device name of a call. */
export interface CallOrigin {
  address: string
  device: string
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
/** Ids of one entry; a list that is reordered may have hundreds. */
const maxIds = 100

/** The ids in the fields of an input, and in its lists of ids. The input's own `id` comes first. */
const idsIn = (input: unknown): string[] => {
  if (typeof input !== 'object' || input === null) return []
  const values = Object.entries(input).sort(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
  return values.flatMap(([, value]) => value).filter(isId)
}

interface LoggedCall {
  venueId: number
  at: Date
  actor: Actor
  origin: CallOrigin
  /** Name of the endpoint. */
  action: string
  input: unknown
}

const insertStatement = { name: 'kernel_insert_activity', text: insertRecordsSql(activity, '$1') }

/**
 * Adds a call to the activity log, with the changes that were recorded in its transaction. The statement is sent before the
 * function returns.
 */
export const writeActivityLog = (db: Db, { venueId, at, actor, origin, action, input }: LoggedCall) => {
  const { changes, relatedIds, omitted } = takeRecording(db)
  const given = idsIn(input)
  const [objectId = null] = [...given, ...changes.map(({ id }) => id)]
  const labelled = changes.filter(({ label }) => label)
  const named = labelled.find(({ id }) => id === objectId)
  // The entry's label is that of the row with the object's id, otherwise the one that all changed rows share, otherwise
  // one from the input.
  const [only, ...others] = new Set(labelled.map(({ label }) => label))
  const row: typeof activity.$inferSelect = {
    venueId,
    id: randomUUID(),
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    ...origin,
    action,
    feature: featureOf(action),
    objectId,
    objectLabel: named?.label ?? ((others.length === 0 && only) || labelOf({ ...(input as object) })),
    objectIds: [...new Set([...given, ...relatedIds])].filter(isId).slice(0, maxIds),
    changes,
    omitted,
    refused: false,
  }
  return runPrepared(db, insertStatement, [JSON.stringify([row])])
}
