import { and, eq, sql } from 'drizzle-orm'
import { posts as contract } from '#contract/club/posts.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { findPost, posts, postsOnShow } from './posts.table.ts'

const on = behindDoor(contract)

export const postsRoutes = {
  onShow: on.onShow.handler(({ context: { db }, input }) => postsOnShow(db, input.kind)),

  news: on.news.handler(({ context: { db } }) => postsOnShow(db, 'news')),

  one: on.one.handler(async ({ context: { db }, input, errors }) => {
    const post = await findPost(db, input.id)
    if (!post) throw errors.gone()
    return post
  }),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const post = { ...input, venueId, createdAt: now() }
    // The same id again is the same intention: answer with what it made the first time.
    await db.insert(posts).values(post).onConflictDoNothing()
    return (await findPost(db, input.id)) ?? Promise.reject(errors.gone())
  }),

  update: on.update.handler(async ({ context: { db }, input: { id, version, ...written }, errors }) => {
    const changed = await db
      .update(posts)
      .set({ ...written, version: sql`${posts.version} + 1` })
      .where(and(eq(posts.id, id), eq(posts.version, version)))
      .returning({ id: posts.id })
    const post = await findPost(db, id)
    if (!post) throw errors.gone()
    if (changed.length === 0) throw errors.stale()
    return post
  }),

  remove: on.remove.handler(async ({ context: { db }, input, errors }) => {
    const removed = await db.delete(posts).where(eq(posts.id, input.id)).returning({ id: posts.id })
    if (removed.length === 0) throw errors.gone()
    return { done: true }
  }),
}
