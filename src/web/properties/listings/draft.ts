import { useEffect, useState } from 'react'
import { forgetOnDevice, keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { blankListing, type ListingValues } from './listingValues.ts'

const keyOf = (venueId: number) => `casa-property ${venueId}`

interface Draft {
  values: ListingValues
  at: number
}
/** As long as the server keeps photos that no property shows. */
const goodFor = 20 * 3_600_000

export const forgetDraft = (venueId: number) => forgetOnDevice(keyOf(venueId))

/** What was being created on this device when the page was opened; null where there is nothing. */
export function useDraft(venueId: number): ListingValues | null {
  const [draft] = useState(() => {
    const kept = keptOnDevice<Draft>(keyOf(venueId))
    return kept && Date.now() - kept.at < goodFor ? { ...blankListing(), ...kept.values } : null
  })
  return draft
}

/** Keeps what is in the form, so that leaving loses nothing. */
export function useKeptDraft(venueId: number, values: ListingValues) {
  const text = JSON.stringify(values)
  useEffect(() => {
    if (text !== JSON.stringify(blankListing()))
      keepOnDevice(keyOf(venueId), { values: JSON.parse(text), at: Date.now() })
  }, [venueId, text])
}
