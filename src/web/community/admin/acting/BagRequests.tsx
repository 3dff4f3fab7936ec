import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { actingText as text } from './acting.text.ts'
import type { ActingProps } from './actingProps.ts'

/** The member's bags, each with a button that requests it from the bag room. */
export const BagRequests = ({ memberId }: ActingProps) => (
  <Loaded
    read={useRead(api.club.bagRequests.ofMember, { member: memberId })}
    skeleton={<SkeletonBox height={60} />}
    empty={<p className="muted">{text.noBags}</p>}
  >
    {(bags) => (
      <List>
        {bags.map(({ id, brand, kept, request }) => (
          <Bag key={id} idBag={id} brand={brand} isKept={kept} askedAt={request?.askedAt} memberId={memberId} />
        ))}
      </List>
    )}
  </Loaded>
)

interface BagProps extends Pick<ActingProps, 'memberId'> {
  idBag: string
  brand: string
  /** True if the bag is in the bag room. */
  isKept: boolean
  /** Moment of the open request; undefined when there is none. */
  askedAt: string | undefined
}

function Bag({ idBag, brand, isKept, askedAt, memberId }: BagProps) {
  const [id, setId] = useState(newId)
  const { clock } = useVenueTimeFormat()
  const ask = useWriteWithPopup(api.club.bagRequests.askFor, text.done)
  return (
    <ListRow>
      <RowText>
        <strong>{brand}</strong>
        <p>{askedAt ? text.asked(clock(askedAt)) : isKept ? text.kept : text.out}</p>
      </RowText>
      {isKept && !askedAt && (
        <RowActions>
          <Button
            aria-label={text.askOf(brand)}
            loading={ask.isPending}
            onClick={() => ask.mutate({ id, member: memberId, idBag }, { onSuccess: () => setId(newId()) })}
          >
            {text.ask}
          </Button>
        </RowActions>
      )}
    </ListRow>
  )
}
