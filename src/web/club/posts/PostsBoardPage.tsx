import type { Post } from '#contract/club/posts.ts'
import { PostImage } from './PostImage.tsx'
import classes from './PostsBoardPage.module.css'

export type TvPost = Pick<Post, 'id' | 'kind' | 'title' | 'description' | 'photo'>

/** One page of a television's board: a single post, two side by side, or a large one with two beside it. */
export const PostsBoardPage = ({ posts }: { posts: readonly TvPost[] }) => (
  <ul className={classes.page} data-count={posts.length}>
    {posts.map((post, i) => (
      <Card key={post.id} post={post} large={i === 0 || posts.length < 3} />
    ))}
  </ul>
)

/** Longer titles get a smaller font, so that fewer are cut off. */
const lengthClassOf = (title: string) => (title.length <= 32 ? 'short' : title.length <= 70 ? 'middle' : 'long')

const Card = ({ post, large }: { post: TvPost; large: boolean }) => (
  <li className={classes.card} data-large={large || undefined}>
    <div className={classes.image}>
      <PostImage post={post} sizes={large ? '60vw' : '25vw'} eager />
    </div>
    <div className={classes.words}>
      <h2 data-measure={lengthClassOf(post.title)}>{post.title}</h2>
      <p>{post.description}</p>
    </div>
  </li>
)
