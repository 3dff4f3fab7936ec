import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { bagLimits } from '#contract/club/bags.limits.ts'
import type { BagComment } from '#contract/club/bags.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { TrashButton } from '#web/kernel/ui/buttons/TrashButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { bagsText as text } from './bags.text.ts'

interface BagCommentsProps {
  idBag: string
  /** The newest comments only; older ones are loaded on request. */
  comments: readonly BagComment[]
  mayRemove: boolean
}

export function BagComments({ idBag, comments, mayRemove }: BagCommentsProps) {
  const [all, setAll] = useState(false)
  if (comments.length === 0) return <p className="empty">{text.noComments}</p>
  if (all) return <AllComments idBag={idBag} latest={comments} mayRemove={mayRemove} />
  return (
    <>
      <Rows comments={comments} mayRemove={mayRemove} />
      {comments.length >= bagLimits.latestShown && (
        <div className="inset">
          <Button variant="subtle" onClick={() => setAll(true)}>
            {text.allComments}
          </Button>
        </div>
      )}
    </>
  )
}

function AllComments({
  idBag,
  latest,
  mayRemove,
}: {
  idBag: string
  latest: readonly BagComment[]
  mayRemove: boolean
}) {
  const pages = usePagedRead(api.club.bags.allComments, { idBag })
  return (
    <>
      <Rows comments={pages.read.data?.flatMap(({ comments }) => comments) ?? latest} mayRemove={mayRemove} />
      <LoadMore pages={pages} />
    </>
  )
}

const Rows = ({ comments, mayRemove }: Omit<BagCommentsProps, 'idBag'>) => (
  <List bare>
    {comments.map((comment) => (
      <Row key={comment.id} comment={comment} mayRemove={mayRemove} />
    ))}
  </List>
)

function Row({ comment, mayRemove }: { comment: BagComment; mayRemove: boolean }) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.club.bags.removeComment, {
    said: text.commentRemoved,
  })
  return (
    <ListRow busy={removing}>
      <RowText>
        <div className="written">{comment.comments}</div>
        <p>
          {comment.personAdmin} · <time dateTime={comment.at}>{moment(comment.at)}</time>
        </p>
      </RowText>
      {mayRemove && (
        <RowActions>
          <TrashButton
            label={text.deleteOf(`“${comment.comments}”`)}
            title={text.delete}
            removing={removing}
            onRemove={() => void remove({ id: comment.id })}
          />
        </RowActions>
      )}
    </ListRow>
  )
}
