import { useEffect, useState } from 'react'
import { forgetOnDevice, keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { blankListing, type ListingValues } from './listingValues.ts'

const keyOf = (venueId: number) => `casa-property ${venueId}`

interface Draft {
  values: ListingValues
  at: number
}
/** Milliseconds. The server deletes uploaded photos that no property uses a little later than this. */
const maxAgeMs = 20 * 3_600_000

export const forgetDraft = (venueId: number) => forgetOnDevice(keyOf(venueId))

/** The draft that was stored on this device before the page was opened, or null. */
export function useDraft(venueId: number): ListingValues | null {
  const [draft] = useState(() => {
    const stored = keptOnDevice<Draft>(keyOf(venueId))
    return stored && Date.now() - stored.at < maxAgeMs ? { ...blankListing(), ...stored.values } : null
  })
  return draft
}

/** Stores the form's values on the device after every change; an empty form is not stored. */
export function useKeptDraft(venueId: number, values: ListingValues) {
  const json = JSON.stringify(values)
  useEffect(() => {
    if (json !== JSON.stringify(blankListing()))
      keepOnDevice(keyOf(venueId), { values: JSON.parse(json), at: Date.now() })
  }, [venueId, json])
}
