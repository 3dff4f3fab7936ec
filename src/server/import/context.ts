import { sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../kernel/db/database.ts'
import type { TableWithId } from '../kernel/db/rowOperations.ts'
import type { Kernel } from '../kernel/kernel.ts'
import type { ExportFolder, OldDocument } from './exportFolder.ts'
import { type Fields, readFields } from './fields.ts'
import type { ImportedPictures } from './pictures.ts'
import type { Report } from './report.ts'
import { Rejected } from './values.rules.ts'

/** The import of one venue, in one transaction. */
export interface ImportContext {
  db: Db
  kernel: Kernel
  venueId: number
  /** Id of the old product's document of this venue. */
  oldVenue: string
  venueName: string
  /** Time zone of the venue, in which the old product wrote dates as text. */
  zone: string
  folder: ExportFolder
  report: Report
  pictures: ImportedPictures
  now: Date
}

interface DatabaseError {
  code?: string
  table?: string
  constraint?: string
}

/** Explains a violated constraint; undefined for other errors. Row-level security hides which row it conflicts with. */
const explainViolation = (error: unknown) => {
  const { code, table, constraint = '' } = ((error as { cause?: unknown }).cause ?? error) as DatabaseError
  if (code === '23505')
    return `another one has the same ${constraint.replace(`${table}_`, '').replaceAll(/^venue_?id_|_unique$/gi, '')}`
  return code?.startsWith('23') ? `it violates the rule ${constraint}` : undefined
}

/** Returns true if the document is new, false if an earlier import has stored it. */
type ImportOne = (document: OldDocument, fields: Fields) => Promise<boolean>

/**
 * Imports documents one by one. A document that is invalid or violates a constraint is rejected and reported, and the others are
 * imported; any other error stops the import.
 */
export const importEach = async (
  { db, report, zone }: ImportContext,
  documents: OldDocument[],
  importOne: ImportOne,
) => {
  for (const document of documents) {
    const fields = readFields(document, zone)
    await db.execute(sql`savepoint document`)
    try {
      const isNew = await importOne(document, fields)
      if (isNew) report.added(document)
      else report.present(document)
      report.unknownFields(document, fields.unread())
    } catch (error) {
      const reason = error instanceof Rejected ? error.message : explainViolation(error)
      if (reason === undefined) throw error
      await db.execute(sql`rollback to savepoint document`)
      report.reject(document, reason)
    }
    await db.execute(sql`release savepoint document`)
  }
}

/**
 * Inserts a row and returns true; returns false if an earlier import has inserted a row with this id. Throws if a row
 * with another id has the same unique value.
 */
export const insertUnlessImported = async <T extends TableWithId>(
  db: Db,
  table: T,
  row: PgInsertValue<T>,
): Promise<boolean> => {
  const target = [table.venueId, table.id] as AnyPgColumn[]
  const stored = await db
    .insert(table as PgTable)
    .values(row as never)
    .onConflictDoNothing({ target })
    .returning({ id: table.id })
  return stored.length > 0
}
