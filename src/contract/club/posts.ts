import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Day, Done, EnteredDay, Id, line, Moment, prose, VenueId, Version } from '../kernel/values.ts'
import { admin, screen, staff, visitor } from '../kernel/who.ts'
import { postKinds, postLimits } from './posts.limits.ts'

const PostKind = z.enum(postKinds)

export const Post = z.object({
  id: Id,
  kind: PostKind,
  title: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  /** On show from this day and until that one, both included, in the venue's time zone; null where nobody said. */
  shownFrom: Day.nullable(),
  shownUntil: Day.nullable(),
  createdAt: Moment,
  version: Version,
})
export type Post = z.infer<typeof Post>

/** What everybody may read of a post. */
const PublicPost = Post.omit({ kind: true, version: true, shownFrom: true, shownUntil: true })
export type PublicPost = z.infer<typeof PublicPost>

const written = {
  kind: PostKind,
  title: line(postLimits.title),
  description: prose(postLimits.description),
  photoId: Id.nullable(),
  shownFrom: EnteredDay.nullable().default(null),
  shownUntil: EnteredDay.nullable().default(null),
}

/** Days are compared as they are written. */
const inOrder = ({ shownFrom, shownUntil }: { shownFrom: string | null; shownUntil: string | null }) =>
  !shownFrom || !shownUntil || shownFrom <= shownUntil

export const posts = {
  /** The newest ten of a kind whose days it is, newest first: what the televisions and the admin list show. */
  onShow: screen.read.input(z.strictObject({ kind: PostKind })).output(z.array(Post)),
  /** Those of a kind that are not on show, newest first: older ones, those that are over and those that are to come. */
  archive: staff.read
    .input(z.strictObject({ kind: PostKind, after: Cursor.optional() }))
    .output(z.object({ posts: z.array(Post), next: Cursor.nullable() })),
  /** The news as anybody sees them on /home. */
  news: visitor.read
    .input(z.strictObject({ venue: VenueId.optional() }))
    .output(z.array(PublicPost))
    .meta({ kept: true }),
  /** One of the news, for whoever has its address. */
  shown: visitor.read
    .input(z.strictObject({ venue: VenueId.optional(), id: Id }))
    .output(PublicPost)
    .errors(refusals('gone'))
    .meta({ kept: true }),
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(Post)
    .errors(refusals('gone')),
  create: admin.write
    .input(z.strictObject({ id: Id, ...written }).refine(inOrder))
    .output(Post)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...written }).refine(inOrder))
    .output(Post)
    .errors(refusals('gone', 'stale')),
  remove: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
