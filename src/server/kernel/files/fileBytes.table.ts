import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'

/**
 * The bytes of pictures, if PostgreSQL is the file store. Only the server itself reads them, with the rights of a background task:
 * whether a caller may see a picture is decided before (pictureServer.ts). No foreign key to kernel_files, because the bytes are
 * stored before the row.
 */
export const fileBytes = pgTable(
  'kernel_file_bytes',
  {
    venueId: venueId(),
    pictureId: uuid().notNull(),
    isPrivate: boolean().notNull(),
    /** Name inside the picture's folder, such as 320.webp. */
    name: text().notNull(),
    bytes: bytea().notNull(),
    changedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.pictureId, t.isPrivate, t.name] }), venuePolicy(t), staffPolicy()],
)
