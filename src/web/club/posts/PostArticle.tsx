import type { Post } from '#contract/club/posts.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './PostArticle.module.css'
import { PostImage } from './PostImage.tsx'
import { oneOfKindText } from './posts.text.ts'

/** A post, read-only, for staff who are not admins. */
export function PostArticle({ post }: { post: Post }) {
  const { moment } = useMoments()
  return (
    <article className={classes.article}>
      <div className={classes.image}>
        <PostImage post={post} sizes="(max-width: 720px) 100vw, 672px" eager />
      </div>
      <p className="note">
        {oneOfKindText[post.kind]} · <time dateTime={post.createdAt}>{moment(post.createdAt)}</time>
      </p>
      <h2>{post.title}</h2>
      <p className="written">{post.description}</p>
    </article>
  )
}
