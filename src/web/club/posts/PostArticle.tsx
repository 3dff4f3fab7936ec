import type { Post } from '#contract/club/posts.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './PostArticle.module.css'
import { PostImage } from './PostImage.tsx'
import { oneOfKindText } from './posts.text.ts'

/** A post to read, not to change. */
export function PostArticle({ post, small }: { post: Post; small?: boolean }) {
  const { moment } = useMoments()
  return (
    <article className={classes.article} data-small={small || undefined}>
      <div className={classes.image}>
        <PostImage post={post} sizes={small ? '120px' : '(max-width: 720px) 100vw, 672px'} eager />
      </div>
      <p className={classes.facts}>
        {oneOfKindText[post.kind]} · <time dateTime={post.createdAt}>{moment(post.createdAt)}</time>
      </p>
      <h2>{post.title}</h2>
      <p className={classes.description}>{post.description}</p>
    </article>
  )
}
