import { posts as contract, type Post } from '#contract/club/posts.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { remove, storeOnce, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findPost, postsOnShow } from './posts.queries.ts'
import { posts } from './posts.table.ts'

const on = behindDoor(contract)

/** Whoever else wants to know of a new post is told in the same transaction. */
type Tell = (db: Db, venueId: number, post: Post) => Promise<void>

export const postsRoutes = (tell: Tell) => ({
  onShow: on.onShow.handler(({ context: { db }, input }) => postsOnShow(db, input.kind)),

  news: on.news.handler(({ context: { db } }) => postsOnShow(db, 'news')),

  shown: on.shown.handler(async ({ context: { db }, input, errors }) => {
    const post = orRefuse(await findPost(db, input.id), errors)
    return orRefuse(post.kind === 'news' ? post : null, errors)
  }),

  one: on.one.handler(async ({ context: { db }, input, errors }) => orRefuse(await findPost(db, input.id), errors)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const isNew = await storeOnce(db, posts, { ...input, venueId, createdAt: now() })
    const post = orRefuse(await findPost(db, input.id), errors)
    if (isNew) await tell(db, venueId, post)
    return post
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, posts, input, findPost), errors),
  ),

  remove: on.remove.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await remove(db, posts, input.id), errors),
  ),
})
