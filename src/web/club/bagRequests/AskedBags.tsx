import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { BagQueue } from '../bags/BagQueue.tsx'
import { bagRequestsText as text } from './bagRequests.text.ts'

/** What members have asked for from their phones, in the order in which they did; gone once the bag has moved. */
export function AskedBags() {
  const asked = useRead(api.club.bagRequests.queue).data ?? []
  const { clock } = useMoments()
  const bags = asked.map(({ idBag, brand, fullName, place, askedAt }) => ({
    idBag,
    fullName,
    detail: place ? `${brand} · ${text.place(place)}` : brand,
    at: askedAt,
    said: text.at(clock(askedAt)),
  }))
  return <BagQueue title={text.queue} bags={bags} />
}
