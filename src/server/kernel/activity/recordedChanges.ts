import { is, SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

type Values = Record<string, unknown>

/**
 * One created, changed or removed row. Only changed fields are stored; `before` is missing for a created row, `after` for a removed
 * one, and both for an object that is only named.
 */
export interface RowChange {
  id: string | null
  label: string
  before?: Values
  after?: Values
}

/** Stands for a value that must not be stored: the log shows that it changed. */
export const hiddenValue = '•••'

/** Columns with passwords, codes, keys and their hashes, in all tables. Their values never enter the log. */
const secretFields = new Set([
  'password',
  'passwordHash',
  'code',
  'codeHash',
  'secret',
  'secretHash',
  'token',
  'auth',
  'publicKey',
  'printing',
])
/** Columns that the log leaves out, because they identify the row or follow from other columns. */
const technicalFields = new Set([
  'id',
  'venueId',
  'version',
  'createdAt',
  'updatedAt',
  'search',
  'revision',
  'removedRevision',
  'shades',
  'blur',
  'position',
  'corrections',
  'decidedById',
  'completedById',
])
/** Fields of private conversations: the log says that somebody wrote, and does not repeat the words. */
const privateFields = new Set(['text', 'words', 'message'])

const maxText = 300
const maxLabel = 120
/** Maximum number of rows that an entry of the activity log stores; further rows of a bulk change are only counted. */
const maxChanges = 60

/** A cut may leave half of a surrogate pair, and PostgreSQL stores neither that nor a NUL character. */
const shorten = (text: string, max: number) =>
  (text.length > max ? `${text.slice(0, max - 1)}…` : text).toWellFormed().replaceAll('\0', '\uFFFD')

const plainValue = (field: string, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (secretFields.has(field) || privateFields.has(field)) return hiddenValue
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return shorten(value, maxText)
  if (typeof value !== 'object') return value
  const json = JSON.stringify(value)
  return json.length > maxText ? shorten(json, maxText) : value
}

/** JSON with sorted keys: the database returns the keys of a JSON value in another order than they were written. */
const comparableText = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  )

/** True for the position of a row in a list. The `place` of a bag is a text, and not a position. */
const isPosition = (field: string, value: unknown) => field === 'place' && typeof value === 'number'

export const isRecordedField = (field: string) => !technicalFields.has(field)

/** Values that the database computes are unknown here and left out. */
const isRecorded = (field: string, value: unknown) =>
  value !== undefined &&
  !is(value, SQL) &&
  !Buffer.isBuffer(value) &&
  isRecordedField(field) &&
  !isPosition(field, value)

const recordedValues = (row: object): Values =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field, value]) => isRecorded(field, value) && value !== null)
      .map(([field, value]) => [field, plainValue(field, value)]),
  )

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)
const nameFields = ['name', 'title', 'fullName', 'brand', 'visitor', 'direction', 'label', 'sentence', 'mail'] as const

/**
 * The text by which people know a row: a person's first and last name, otherwise its name or title, otherwise its number; empty
 * without any.
 */
export const labelOf = (named: object): string => {
  const row: Values = { ...named }
  const person = [textOf(row.firstName), textOf(row.lastName)].filter(Boolean).join(' ')
  const name = nameFields.map((field) => textOf(row[field])).find((text) => text !== null)
  const number = typeof row.number === 'number' ? String(row.number) : ''
  return shorten(person || name || number, maxLabel)
}

interface Recording {
  changes: RowChange[]
  /** Ids in the columns of the changed rows: the bag of a comment, the room of a stay. */
  relatedIds: Set<string>
  /** Number of rows beyond `maxChanges`. */
  omitted: number
}

/** A connection has one Db and runs one transaction at a time, so the Db identifies the transaction. */
const recordings = new WeakMap<Db, Recording>()

const newRecording = (): Recording => ({ changes: [], relatedIds: new Set(), omitted: 0 })

/** Begins to collect the changes of a transaction; without it, nothing is recorded. */
export const startRecording = (db: Db) => void recordings.set(db, newRecording())

/** Ends the collection and returns it. */
export const takeRecording = (db: Db): Recording => {
  const recording = recordings.get(db) ?? newRecording()
  recordings.delete(db)
  return recording
}

/** True if a row's old values must be queried: the transaction is logged, and its log entry has fewer than `maxChanges` rows. */
export const needsOldValues = (db: Db) => (recordings.get(db)?.changes.length ?? maxChanges) < maxChanges

const add = (db: Db, row: object, change: Omit<RowChange, 'id'>) => {
  const recording = recordings.get(db)
  if (!recording) return
  if (recording.changes.length >= maxChanges) {
    recording.omitted += 1
    return
  }
  for (const [field, value] of Object.entries(row))
    if (/(^id|Id)$/.test(field) && typeof value === 'string') recording.relatedIds.add(value)
  recording.changes.push({ id: 'id' in row ? textOf(row.id) : null, ...change })
}

/**
 * Adds an updated row to the activity log of this write. `written` has the new values; only fields that differ are
 * stored. The operations of db/rowOperations.ts call it; code with statements of its own calls it itself.
 */
export const recordUpdate = (db: Db, old: object | null, written: object) => {
  if (!recordings.has(db)) return
  const before: Values = { ...old }
  const changed = Object.entries(written).filter(
    ([field, value]) => isRecorded(field, value) && comparableText(before[field]) !== comparableText(value),
  )
  const row = { ...before, ...Object.fromEntries(Object.entries(written).filter(([, value]) => !is(value, SQL))) }
  add(db, row, {
    label: labelOf(row),
    before: Object.fromEntries(changed.map(([field]) => [field, plainValue(field, before[field])])),
    after: Object.fromEntries(changed.map(([field, value]) => [field, plainValue(field, value)])),
  })
}

export const recordInsert = (db: Db, row: object) => {
  if (recordings.has(db)) add(db, row, { label: labelOf(row), after: recordedValues(row) })
}

export const recordRemoval = (db: Db, row: object) => {
  if (recordings.has(db)) add(db, row, { label: labelOf(row), before: recordedValues(row) })
}

/** Names another object of this write, such as the room of a stay, without a change. */
export const recordObject = (db: Db, row: object) => {
  if (recordings.has(db)) add(db, row, { label: labelOf(row) })
}
