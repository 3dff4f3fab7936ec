import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useVisitor } from './visitor.ts'

/** Milliseconds after which a visit counts as a view; shorter ones are mistaken taps. */
const viewAfterMs = 2_000
/** Listings already counted since this document was loaded. */
const counted = new Set<string>()

/** Counts a page view of a listing. Views by staff are not counted; failures are ignored. */
export function useSeen(listingId: string) {
  const { venueParam } = useVisitor()
  const { venue } = venueParam
  const isStaff = ['staff', 'admin', 'screen'].includes(useMe().role)
  useEffect(() => {
    if (isStaff || counted.has(listingId)) return
    const timer = setTimeout(() => {
      counted.add(listingId)
      const input = { ...(venue ? { venue } : {}), listingId }
      void callWrite(api.properties.figures.seen.endpoint, input).catch(() => {})
    }, viewAfterMs)
    return () => clearTimeout(timer)
  }, [isStaff, listingId, venue])
}
