import type { Post } from '#contract/club/posts.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { PostImage } from './PostImage.tsx'
import { oneOfKindText } from './posts.text.ts'

/** A post, read-only, for staff who are not admins. */
export function PostArticle({ post }: { post: Post }) {
  const { moment } = useMoments()
  return (
    <article className="stack gap-8">
      <div className="frame">
        <PostImage post={post} sizes="(max-width: 720px) 100vw, 672px" eager />
      </div>
      <p className="note">
        {oneOfKindText[post.kind]} · <time dateTime={post.createdAt}>{moment(post.createdAt)}</time>
      </p>
      <h2 className="large">{post.title}</h2>
      <p className="written">{post.description}</p>
    </article>
  )
}
