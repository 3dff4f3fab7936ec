import { desc, eq } from 'drizzle-orm'
import { type PostKind, postLimits } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findWithPhoto, type WithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { posts } from './posts.table.ts'

const shown = (post: WithPhoto<typeof posts>): Post => ({ ...post, createdAt: post.createdAt.toISOString() })

export const postsOnShow = async (db: Db, kind: PostKind): Promise<Post[]> => {
  const rows = await withPhoto(db, posts, {
    where: eq(posts.kind, kind),
    orderBy: [desc(posts.createdAt), desc(posts.id)],
    limit: postLimits.onShow,
  })
  return rows.map(shown)
}

export const findPost = async (db: Db, id: string): Promise<Post | null> => {
  const post = await findWithPhoto(db, posts, id)
  return post && shown(post)
}
