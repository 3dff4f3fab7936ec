import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import type { Kind } from '#contract/kernel/roles.ts'
import { appRole, moment, ofVenue, venueId } from '../db/columns.ts'

export const files = pgTable(
  'kernel_files',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    /** What the uploader called it; never part of an address. */
    label: text().notNull(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    blur: text().notNull(),
    /** Whose picture it is, where it is one person's. */
    ownerKind: text().$type<Kind>(),
    ownerId: uuid(),
    /** Shown to the venue's staff and to its owner only. */
    isPrivate: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    check('kernel_files_owner', sql`(${t.ownerKind} is null) = (${t.ownerId} is null)`),
    ofVenue(t),
    // To read only: somebody who registers stores a picture for the member that they are about to become.
    pgPolicy('of_owner', {
      as: 'restrictive',
      for: 'select',
      to: appRole,
      using: sql`not ${t.isPrivate} or is_for_caller(${t.ownerKind}, ${t.ownerId})`,
    }),
  ],
)

type File = typeof files.$inferSelect

/** Where its bytes are kept, and where they are asked for. What is private has a folder, and an address, of its own. */
export const folderOf = ({ venueId, id, isPrivate }: Pick<File, 'venueId' | 'id' | 'isPrivate'>) =>
  `${isPrivate ? 'private/' : ''}${venueId}/${id}`

type Picture = Pick<File, 'venueId' | 'id' | 'isPrivate' | 'widths' | 'width' | 'height' | 'blur'>

export const pictureOf = (file: Picture): Photo => ({ ...file, src: `/files/${folderOf(file)}` })

/** A joined file row as screens know it; null where there is none. */
export const photoOf = (file: Picture | null): Photo | null => file && pictureOf(file)
