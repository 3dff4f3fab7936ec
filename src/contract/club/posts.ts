import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import {
  Cursor,
  Day,
  EnteredDay,
  Id,
  Moment,
  Removed,
  requiredLine,
  requiredText,
  VenueId,
  Version,
} from '../kernel/values.ts'
import { admin, everyRole, staff, tvOrStaff } from '../kernel/who.ts'
import { postKinds, postLimits } from './posts.limits.ts'

const PostKind = z.enum(postKinds)

export const Post = z.object({
  id: Id,
  kind: PostKind,
  title: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  /** First and last day on show, both included, in the venue's time zone; null is no limit. */
  shownFrom: Day.nullable(),
  shownUntil: Day.nullable(),
  createdAt: Moment,
  version: Version,
})
export type Post = z.infer<typeof Post>

/** The fields of a post that visitors may read. */
const PublicPost = Post.omit({ kind: true, version: true, shownFrom: true, shownUntil: true })
export type PublicPost = z.infer<typeof PublicPost>

const postFields = {
  kind: PostKind,
  title: requiredLine(postLimits.title),
  description: requiredText(postLimits.description),
  photoId: Id.nullable(),
  shownFrom: EnteredDay.nullable().default(null),
  shownUntil: EnteredDay.nullable().default(null),
}

/** ISO days sort as text, so `<=` compares them. */
const areDaysInOrder = ({ shownFrom, shownUntil }: { shownFrom: string | null; shownUntil: string | null }) =>
  !shownFrom || !shownUntil || shownFrom <= shownUntil

export const posts = {
  /** The newest ten posts of a kind that are on show today, for televisions and the admin list. */
  onShow: tvOrStaff.read.input(z.strictObject({ kind: PostKind })).output(z.array(Post)),
  /** Posts of a kind that are not on show, newest first: replaced by newer ones, ended or not yet begun. */
  archive: staff.read
    .input(z.strictObject({ kind: PostKind, after: Cursor.optional() }))
    .output(z.object({ posts: z.array(Post), next: Cursor.nullable() })),
  /** News on show, for visitors of /home. */
  news: everyRole.read
    .input(z.strictObject({ venue: VenueId.optional() }))
    .output(z.array(PublicPost))
    .meta({ cached: true }),
  /** One news post by id, for shared links; readable after its last day, not before its first. */
  shown: everyRole.read
    .input(z.strictObject({ venue: VenueId.optional(), id: Id }))
    .output(PublicPost)
    .errors(refusals('gone'))
    .meta({ cached: true }),
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(Post)
    .errors(refusals('gone')),
  create: admin.write
    .input(z.strictObject({ id: Id, ...postFields }).refine(areDaysInOrder))
    .output(Post)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...postFields }).refine(areDaysInOrder))
    .output(Post)
    .errors(refusals('gone', 'stale')),
  remove: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Removed)
    .errors(refusals('gone')),
}
