import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import type { SessionKind } from '#contract/kernel/roles.ts'
import { appRole, timestamptz, venueId, venuePolicy } from '../db/columns.ts'

export const files = pgTable(
  'kernel_files',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    /** Name of the uploaded file, only for people; never part of a path or URL. */
    label: text().notNull(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    blur: text().notNull(),
    /** Session kind and id of the person to whom the picture belongs; null if it belongs to the venue. */
    ownerKind: text().$type<SessionKind>(),
    ownerId: uuid(),
    /** True if only the venue's staff and the owner may see it. */
    isPrivate: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    check('kernel_files_owner', sql`(${t.ownerKind} is null) = (${t.ownerId} is null)`),
    venuePolicy(t),
    // A picture of a member is for the member and for liders (class leaders), because its label contains the member's
    // mail address. For select only: a visitor who registers inserts a picture that belongs to the member to be
    // created.
    pgPolicy('of_owner', {
      as: 'restrictive',
      for: 'select',
      to: appRole,
      using: sql`(not ${t.isPrivate} and (${t.ownerKind} is null or current_setting('casa.role', true) = 'lider'))
        or is_for_caller(${t.ownerKind}, ${t.ownerId})`,
    }),
  ],
)

type FileRow = typeof files.$inferSelect

/** Folder of a picture in the file store, and its path below /files/. Private pictures are in a folder of their own. */
export const pictureFolderOf = ({ venueId, id, isPrivate }: Pick<FileRow, 'venueId' | 'id' | 'isPrivate'>) =>
  `${isPrivate ? 'private/' : ''}${venueId}/${id}`

export type PictureRow = Pick<FileRow, 'venueId' | 'id' | 'isPrivate' | 'widths' | 'width' | 'height' | 'blur'>

/** Columns of a photo, from the table of files or an alias of it: the other columns would be converted for each row of a list. */
export const pictureColumns = <T extends Record<keyof PictureRow, AnyPgColumn>>(
  table: T,
): Pick<T, keyof PictureRow> => {
  const { venueId, id, isPrivate, widths, width, height, blur } = table
  return { venueId, id, isPrivate, widths, width, height, blur }
}

export const toPhoto = (file: PictureRow): Photo => ({ ...file, src: `/files/${pictureFolderOf(file)}` })

/** Converts a left-joined file row to the contract's photo; null if the row has none. */
export const toPhotoOrNull = (file: PictureRow | null): Photo | null => file && toPhoto(file)
