import { del, get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'
import { blankListing, type ListingValues } from './listingValues.ts'

const keyOf = (venueId: number) => `casa-property ${venueId}`

interface Draft {
  values: ListingValues
  at: number
}
/** As long as the server keeps photos that no property shows. */
const goodFor = 20 * 3_600_000

export const forgetDraft = (venueId: number) => void del(keyOf(venueId)).catch(() => {})

/** What was being created on this device; undefined until it is known, null where there is nothing. */
export function useDraft(venueId: number): ListingValues | null | undefined {
  const [draft, setDraft] = useState<ListingValues | null>()
  useEffect(() => {
    let here = true
    void get<Draft>(keyOf(venueId))
      .catch(() => undefined)
      .then((kept) => {
        const good = kept && Date.now() - kept.at < goodFor
        if (here) setDraft(good ? { ...blankListing(), ...kept.values } : null)
      })
    return () => {
      here = false
    }
  }, [venueId])
  return draft
}

/** Keeps what is in the form, so that leaving loses nothing. */
export function useKeptDraft(venueId: number, values: ListingValues) {
  const text = JSON.stringify(values)
  useEffect(() => {
    if (text === JSON.stringify(blankListing())) return
    void set(keyOf(venueId), { values: JSON.parse(text), at: Date.now() }).catch(() => {})
  }, [venueId, text])
}
