import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { BagRequest } from '#contract/club/bagRequests.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { useIsSoundAllowed, useRingForNew } from '#web/kernel/waiting/sound.ts'
import { bagRequestsText as text } from '../bagRequests/bagRequests.text.ts'
import { bagPath } from './bagPath.ts'

/** A phone without a session receives no live notifications, so it reads the requests every 20 seconds. */
const intervalMs = 20_000

/** The open requests; undefined until the first response. Without a network the last ones stay. */
function useRequests(venue: number | undefined) {
  const [requests, setRequests] = useState<readonly BagRequest[]>()
  useEffect(() => {
    const load = () =>
      void callRead(api.club.custody.shiftRequests.endpoint, venue === undefined ? {} : { venue }).then(
        (found) => setRequests(found as BagRequest[]),
        () => {},
      )
    load()
    const timer = setInterval(load, intervalMs)
    return () => clearInterval(timer)
  }, [venue])
  return requests
}

/** Bags that their owners want ready. The phone rings once for each new one. */
export function RequestedInShift() {
  const { venue } = venueFromQuery(useSearchParams())
  const requests = useRequests(venue)
  const { clock } = useVenueTimeFormat()
  useRingForNew('order', requests?.length, useIsSoundAllowed())
  return (
    <div role="status">
      {requests && requests.length > 0 && (
        <section className="stack gap-8">
          <h2 className="heading">{text.queue}</h2>
          <List>
            {requests.map(({ id, idBag, fullName, brand, place, askedAt }) => (
              <ListRow key={id} to={bagPath({ idBag, ...(venue === undefined ? {} : { venue }) })}>
                <RowText>
                  <strong>{fullName}</strong>
                  <p>{[brand, place && text.place(place)].filter(Boolean).join(' · ')}</p>
                </RowText>
                <RowAside>
                  <time dateTime={askedAt}>{text.at(clock(askedAt))}</time>
                </RowAside>
              </ListRow>
            ))}
          </List>
        </section>
      )}
    </div>
  )
}
