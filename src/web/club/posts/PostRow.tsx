import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import type { Post } from '#contract/club/posts.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { TrashButton } from '#web/kernel/ui/buttons/TrashButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { PictureRow } from '#web/kernel/ui/lists/PictureRows.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { PostImage } from './PostImage.tsx'
import { postsText as text } from './posts.text.ts'

interface PostRowProps {
  post: Post
  isAdmin: boolean
}

export function PostRow({ post, isAdmin }: PostRowProps) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.club.posts.remove, { question: text.question, said: text.deleted })
  return (
    <PictureRow
      image={<PostImage post={post} sizes="112px" />}
      name={post.title}
      to={to('newsEdit', { idNew: post.id })}
      detail={post.description}
      chips={
        <>
          {post.shownFrom && <Chip tone="calm">{text.from(formatDay(post.shownFrom))}</Chip>}
          {post.shownUntil && <Chip tone="calm">{text.until(formatDay(post.shownUntil))}</Chip>}
        </>
      }
      fact={<time dateTime={post.createdAt}>{moment(post.createdAt)}</time>}
      busy={removing}
      small
    >
      {isAdmin && (
        <TrashButton
          label={text.deleteOf(post.title)}
          title={text.delete}
          removing={removing}
          onRemove={() => void remove({ id: post.id })}
        />
      )}
    </PictureRow>
  )
}
