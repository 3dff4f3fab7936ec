import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { BagQueue } from '../bags/BagQueue.tsx'
import { bagRequestsText as text } from './bagRequests.text.ts'

/** Bags that members requested from their phones, oldest request first. A movement of the bag ends its request. */
export function AskedBags() {
  const requests = useRead(api.club.bagRequests.queue).data ?? []
  const { clock } = useMoments()
  const bags = requests.map(({ idBag, brand, fullName, place, askedAt }) => ({
    idBag,
    fullName,
    detail: place ? `${brand} · ${text.place(place)}` : brand,
    at: askedAt,
    timeLabel: text.at(clock(askedAt)),
  }))
  return <BagQueue title={text.queue} bags={bags} />
}
