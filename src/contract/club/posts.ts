import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, Moment, prose, VenueId, Version } from '../kernel/values.ts'
import { admin, screen, staff, visitor } from '../kernel/who.ts'
import { postKinds, postLimits } from './posts.limits.ts'

const PostKind = z.enum(postKinds)

export const Post = z.object({
  id: Id,
  kind: PostKind,
  title: z.string(),
  description: z.string(),
  photo: Photo.nullable(),
  createdAt: Moment,
  version: Version,
})
export type Post = z.infer<typeof Post>

/** What everybody may read of a post. */
const PublicPost = Post.omit({ kind: true, version: true })
export type PublicPost = z.infer<typeof PublicPost>

const written = {
  kind: PostKind,
  title: line(postLimits.title),
  description: prose(postLimits.description),
  photoId: Id.nullable(),
}

export const posts = {
  /** The newest ten of a kind, newest first: what the televisions and the admin list show. */
  onShow: screen.read.input(z.strictObject({ kind: PostKind })).output(z.array(Post)),
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
    .input(z.strictObject({ id: Id, ...written }))
    .output(Post)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...written }))
    .output(Post)
    .errors(refusals('gone', 'stale')),
  remove: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
