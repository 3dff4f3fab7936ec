import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { postKinds } from '#contract/club/posts.limits.ts'
import { timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'

export const postKind = pgEnum('post_kind', postKinds)

export const posts = pgTable(
  'club_posts',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    kind: postKind().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    photoId: uuid(),
    shownFrom: date(),
    shownUntil: date(),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.kind, t.createdAt.desc()),
    check('club_posts_shown_in_order', sql`shown_from <= shown_until`),
    venuePolicy(t),
  ],
)
