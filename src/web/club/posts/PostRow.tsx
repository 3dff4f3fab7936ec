import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Post } from '#contract/club/posts.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { PostImage } from './PostImage.tsx'
import classes from './PostRow.module.css'
import { postsText as text } from './posts.text.ts'
import { useRemovePost } from './useRemovePost.ts'

interface PostRowProps {
  post: Post
  isAdmin: boolean
  onRemoved: () => void
}

export function PostRow({ post, isAdmin, onRemoved }: PostRowProps) {
  const { moment } = useMoments()
  const { remove, removing } = useRemovePost(onRemoved)
  return (
    <li className={classes.row} aria-busy={removing}>
      <div className={classes.image}>
        <PostImage post={post} sizes="112px" />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={`/news-admin/${post.id}`}>{post.title}</Link>
        </h2>
        <p className={classes.description}>{post.description}</p>
      </div>
      <time className={classes.date} dateTime={post.createdAt}>
        {moment(post.createdAt)}
      </time>
      {isAdmin && (
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="danger"
          size={40}
          loading={removing}
          aria-label={text.deleteOf(post.title)}
          title={text.delete}
          onClick={() => void remove(post.id)}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
