import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { api } from '#contract/api.ts'
import type { Comment } from '#contract/club/bags.ts'
import { useRemoval } from '#web/kernel/ui/useRemoval.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './BagComments.module.css'
import { bagsText as text } from './bags.text.ts'

interface BagCommentsProps {
  comments: readonly Comment[]
  mayRemove: boolean
}

export const BagComments = ({ comments, mayRemove }: BagCommentsProps) =>
  comments.length === 0 ? (
    <p className={classes.empty}>{text.noComments}</p>
  ) : (
    <ul>
      {comments.map((comment) => (
        <Row key={comment.id} comment={comment} mayRemove={mayRemove} />
      ))}
    </ul>
  )

function Row({ comment, mayRemove }: { comment: Comment; mayRemove: boolean }) {
  const { moment } = useMoments()
  const { remove, removing } = useRemoval(api.club.bags.removeComment, {
    said: text.commentRemoved,
  })
  return (
    <li className={classes.comment} aria-busy={removing}>
      <p className={classes.words}>{comment.comments}</p>
      <p className={classes.facts}>
        {comment.personAdmin} · <time dateTime={comment.at}>{moment(comment.at)}</time>
      </p>
      {mayRemove && (
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="danger"
          size={40}
          loading={removing}
          aria-label={text.deleteOf(`“${comment.comments}”`)}
          title={text.delete}
          onClick={() => void remove({ id: comment.id })}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
