import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { OwnBag } from '#contract/club/bagRequests.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { List, ListRow, RowWords } from '#web/kernel/ui/lists/List.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { bagTypeText } from '../bags/moving.text.ts'
import { bagRequestsText as text } from './bagRequests.text.ts'

/** The member's bags, and asking for one before walking to the bag room. */
export function MyBags() {
  const bags = useRead(api.club.bagRequests.mine).data ?? []
  if (bags.length === 0) return null
  return (
    <section className="above" aria-label={text.mine}>
      <List>
        {bags.map((bag) => (
          <ListRow key={bag.id}>
            <RowWords>
              <strong>
                {bagTypeText[bag.type]} {bag.brand}
              </strong>
              <State bag={bag} />
            </RowWords>
            <Asking bag={bag} />
          </ListRow>
        ))}
      </List>
    </section>
  )
}

function State({ bag: { kept, request } }: { bag: OwnBag }) {
  const { clock } = useMoments()
  if (request) return <p role="status">{text.asked(clock(request.askedAt))}</p>
  return <p>{kept ? text.kept : text.out}</p>
}

const told = (sentence: string) => ({
  onSuccess: () => popup.success(sentence),
  onError: (failure: Parameters<typeof sentenceFor>[0]) => popup.error(sentenceFor(failure)),
})

function Asking({ bag: { id: idBag, kept, request } }: { bag: OwnBag }) {
  const [id, setId] = useState(newId)
  const ask = useWrite(api.club.bagRequests.ask, told(text.done))
  const cancel = useWrite(api.club.bagRequests.cancel, {
    ...told(text.canceled),
    // What was taken back is over: the next time is another request.
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
