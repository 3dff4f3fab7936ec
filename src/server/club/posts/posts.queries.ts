import { and, desc, eq, gte, isNull, lte, not, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type PostKind, postLimits } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { findWithPhoto, type RowWithPhoto, selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { posts } from './posts.table.ts'

const toPostOutput = (post: RowWithPhoto<typeof posts>): Post => ({ ...post, createdAt: post.createdAt.toISOString() })

const newestFirst = [desc(posts.createdAt), desc(posts.id)]

export const postsOnShow = async (db: Db, kind: PostKind, now: Date): Promise<Post[]> => {
  const today = await todayInVenue(db, now)
  const hasStarted = or(isNull(posts.shownFrom), lte(posts.shownFrom, today))
  const hasNotEnded = or(isNull(posts.shownUntil), gte(posts.shownUntil, today))
  const rows = await selectWithPhoto(db, posts, {
    where: and(eq(posts.kind, kind), hasStarted, hasNotEnded),
    orderBy: newestFirst,
    limit: postLimits.onShow,
  })
  return rows.map(toPostOutput)
}

const CursorKey = z.tuple([Moment, Id])

export const archivedPosts = async (db: Db, kind: PostKind, now: Date, after: string | undefined) => {
  const onShow = await postsOnShow(db, kind, now)
  const end = decodeCursor(CursorKey, after)
  const older = end ? sql`(${posts.createdAt}, ${posts.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const isNotOnShow = not(
    isAnyOf(
      posts.id,
      onShow.map(({ id }) => id),
    ),
  )
  const rows = await selectWithPhoto(db, posts, {
    where: and(eq(posts.kind, kind), isNotOnShow, older),
    orderBy: newestFirst,
    limit: postLimits.archivePage + 1,
  })
  const { page, next } = toPage(rows.map(toPostOutput), postLimits.archivePage, ({ createdAt, id }) => [createdAt, id])
  return { posts: page, next }
}

/** Whether visitors may read the post by its link: from its first day on, also after its last day. */
export const hasPostBegun = async (db: Db, { shownFrom }: Post, now: Date): Promise<boolean> =>
  shownFrom === null || shownFrom <= (await todayInVenue(db, now))

export const findPost = async (db: Db, id: string): Promise<Post | null> => {
  const post = await findWithPhoto(db, posts, id)
  return post && toPostOutput(post)
}

/** Called in a transaction when a post may have come on show; ignores a post that it was called for before. */
export type NotifyOfPost = (db: Db, venueId: number, post: Post) => Promise<void>
