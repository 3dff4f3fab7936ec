import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { type PostKind, postKinds, postLimits } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { files, photoOf } from '#server/kernel/files/files.table.ts'

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
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.kind, t.createdAt.desc()),
    ofVenue(t),
  ],
)

const withPhoto = (db: Db) =>
  db
    .select({ post: getTableColumns(posts), file: getTableColumns(files) })
    .from(posts)
    .leftJoin(files, and(eq(files.venueId, posts.venueId), eq(files.id, posts.photoId)))
    .$dynamic()

type Row = Awaited<ReturnType<typeof withPhoto>>[number]
const shown = ({ post, file }: Row): Post => ({
  ...post,
  createdAt: post.createdAt.toISOString(),
  photo: photoOf(file),
})

export const postsOnShow = async (db: Db, kind: PostKind): Promise<Post[]> => {
  const rows = await withPhoto(db)
    .where(eq(posts.kind, kind))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(postLimits.onShow)
  return rows.map(shown)
}

export const findPost = async (db: Db, id: string): Promise<Post | null> => {
  const [row] = await withPhoto(db).where(eq(posts.id, id))
  return row ? shown(row) : null
}
