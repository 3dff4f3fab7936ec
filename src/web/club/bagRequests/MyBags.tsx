import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { OwnBag } from '#contract/club/bagRequests.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { byStaffText } from '#web/kernel/text/byStaff.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { bagTypeText } from '../bags/bagMovement.text.ts'
import { bagRequestsText as text } from './bagRequests.text.ts'

/** The member's bags, each with a button that requests it from the bag room in advance or cancels the request. */
export function MyBags() {
  const bags = useRead(api.club.bagRequests.mine).data ?? []
  if (bags.length === 0) return null
  return (
    <section className="above" aria-label={text.mine}>
      <List>
        {bags.map((bag) => (
          <ListRow key={bag.id}>
            <RowText>
              <strong>
                {bagTypeText[bag.type]} {bag.brand}
              </strong>
              <State bag={bag} />
            </RowText>
            <RequestButton bag={bag} />
          </ListRow>
        ))}
      </List>
    </section>
  )
}

function State({ bag: { kept, request } }: { bag: OwnBag }) {
  const { clock } = useVenueTimeFormat()
  if (request)
    return (
      <p role="status">
        {text.asked(clock(request.askedAt))}
        {request.byStaff && ` ${byStaffText}.`}
      </p>
    )
  return <p>{kept ? text.kept : text.out}</p>
}

const popupResults = (sentence: string) => ({
  onSuccess: () => popup.success(sentence),
  onError: (failure: Parameters<typeof failureSentence>[0]) => popup.error(failureSentence(failure)),
})

function RequestButton({ bag: { id: idBag, kept, request } }: { bag: OwnBag }) {
  const [id, setId] = useState(newId)
  const ask = useWrite(api.club.bagRequests.ask, popupResults(text.done))
  const cancel = useWrite(api.club.bagRequests.cancel, {
    ...popupResults(text.canceled),
    // A cancelled request stays cancelled, so the next request needs a new id.
    onSuccess: () => {
      popup.success(text.canceled)
      setId(newId())
    },
  })
  const busy = ask.isPending || cancel.isPending
  if (request)
    return (
      <button
        type="button"
        className="button"
        data-small
        disabled={busy}
        onClick={() => cancel.mutate({ id: request.id })}
      >
        {text.cancel}
      </button>
    )
  if (!kept) return null
  return (
    <button
      type="button"
      className="button"
      data-small
      data-primary
      disabled={busy}
      onClick={() => ask.mutate({ id, idBag })}
    >
      {text.ask}
    </button>
  )
}
