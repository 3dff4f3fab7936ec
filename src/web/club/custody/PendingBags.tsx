import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { BagQueue } from '../bags/BagQueue.tsx'
import { bagTypeText } from '../bags/moving.text.ts'
import { useNow } from '../screens/useNow.ts'
import { custodyText as text } from './custody.text.ts'

/** Bags that were opened with the code and not moved yet. The televisions show the same bags. */
export function PendingBags() {
  const pending = useRead(api.club.custody.pending).data ?? []
  const now = useNow(pending.map(({ until }) => until))
  const { clock } = useMoments()
  const bags = pending
    .filter(({ until }) => Date.parse(until) > now)
    .map(({ bag, openedAt }) => ({
      idBag: bag.id,
      fullName: bag.fullName,
      detail: `${bagTypeText[bag.type]} ${bag.brand}`,
      at: openedAt,
      timeLabel: text.openedAt(clock(openedAt)),
    }))
  return <BagQueue title={text.pending} bags={bags} />
}
