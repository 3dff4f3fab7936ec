import { posts as contract } from '#contract/club/posts.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { insertOnce, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { archivedPosts, findPost, hasPostBegun, type NotifyOfPost, postsOnShow } from './posts.queries.ts'
import { posts } from './posts.table.ts'

const on = inTransaction(contract)

export const postsRoutes = (notify: NotifyOfPost) => ({
  onShow: on.onShow.handler(({ context: { db, now }, input }) => postsOnShow(db, input.kind, now())),

  archive: on.archive.handler(({ context: { db, now }, input }) => archivedPosts(db, input.kind, now(), input.after)),

  news: on.news.handler(({ context: { db, now } }) => postsOnShow(db, 'news', now())),

  shown: on.shown.handler(async ({ context: { db, now }, input, errors }) => {
    const post = orRefuse(await findPost(db, input.id), errors)
    return orRefuse(post.kind === 'news' && (await hasPostBegun(db, post, now())) ? post : null, errors)
  }),

  one: on.one.handler(async ({ context: { db }, input, errors }) => orRefuse(await findPost(db, input.id), errors)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const createdAt = now()
    const isNew = await insertOnce(db, posts, { ...input, venueId, createdAt })
    const post = orRefuse(await findPost(db, input.id), errors)
    if (isNew && (await hasPostBegun(db, post, createdAt))) await notify(db, venueId, post)
    return post
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, posts, input, findPost), errors),
  ),

  remove: on.remove.handler(async ({ context, input, errors }) =>
    orRefuse(await removeToBin(context, posts, input.id, ({ title }) => title), errors),
  ),
})
