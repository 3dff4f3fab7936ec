import { useEffect, useState } from 'react'
import { readFromDevice, removeFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'
import { emptyListing, type ListingValues } from './listingValues.ts'

const keyOf = (venueId: number) => `casa-property ${venueId}`

interface Draft {
  values: ListingValues
  at: number
}
/** Maximum age of a draft in milliseconds. The server deletes uploaded photos that no property uses a little later. */
const maxAgeMs = 20 * 3_600_000

export const removeListingDraft = (venueId: number) => removeFromDevice(keyOf(venueId))

/** The draft that was stored on this device before the page was opened, or null. */
export function useStoredListingDraft(venueId: number): ListingValues | null {
  const [draft] = useState(() => {
    const stored = readFromDevice<Draft>(keyOf(venueId))
    return stored && Date.now() - stored.at < maxAgeMs ? { ...emptyListing(), ...stored.values } : null
  })
  return draft
}

/** Stores the form's values on the device after every change; an empty form is not stored. */
export function useStoreListingDraft(venueId: number, values: ListingValues) {
  const json = JSON.stringify(values)
  useEffect(() => {
    if (json !== JSON.stringify(emptyListing()))
      saveToDevice(keyOf(venueId), { values: JSON.parse(json), at: Date.now() })
  }, [venueId, json])
}
