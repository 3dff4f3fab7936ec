import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { usePublicPageParams } from './publicPageParams.ts'

/** Milliseconds after which a visit counts as a view; shorter ones are mistaken taps. */
const viewAfterMs = 2_000
/** Listings already counted since this document was loaded. */
const countedListingIds = new Set<string>()

/** Counts a page view of a listing. Views by staff are not counted; failures are ignored. */
export function useRecordView(listingId: string) {
  const { venueParam } = usePublicPageParams()
  const { venue } = venueParam
  const isStaff = ['staff', 'admin', 'screen'].includes(useMe().role)
  useEffect(() => {
    if (isStaff || countedListingIds.has(listingId)) return
    const timer = setTimeout(() => {
      countedListingIds.add(listingId)
      const input = { ...(venue ? { venue } : {}), listingId }
      void callWrite(api.properties.figures.seen.endpoint, input).catch(() => {})
    }, viewAfterMs)
    return () => clearTimeout(timer)
  }, [isStaff, listingId, venue])
}
