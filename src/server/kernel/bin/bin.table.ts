import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'
import { files } from '../files/files.table.ts'

/** A row by its column names in the database, as PostgreSQL converts it to JSON. */
export type StoredRow = Readonly<Record<string, unknown>>
export interface StoredRows {
  table: string
  rows: StoredRow[]
  /** True if the rows are still in their table, marked by their column removed_at, because other rows refer to them. */
  marked?: true
}

/** Rows that staff have removed in the last 30 days. */
export const bin = pgTable(
  'kernel_bin',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    /** The endpoint of the removal: its roles may restore, and its feature is announced as changed. */
    kind: text().notNull(),
    label: text().notNull(),
    /** The removed rows in the order in which they can be inserted again; empty once restored. */
    rows: jsonb().$type<StoredRows[]>().notNull(),
    deletedAt: timestamptz().notNull(),
    deletedBy: text().notNull(),
    /** A restored entry stays until its 30 days are over, so that a repeated call finds it. */
    restoredAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    index().on(t.venueId, t.deletedAt, t.id),
    venuePolicy(t),
    staffPolicy(),
  ],
)

/** The pictures of the rows in the bin. The foreign key makes the picture sweep keep them. */
export const binFiles = pgTable(
  'kernel_bin_files',
  { venueId: venueId(), binId: uuid().notNull(), fileId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.venueId, t.binId, t.fileId] }),
    foreignKey({ columns: [t.venueId, t.binId], foreignColumns: [bin.venueId, bin.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.venueId, t.fileId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.fileId),
    venuePolicy(t),
    staffPolicy(),
  ],
)
