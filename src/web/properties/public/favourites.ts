import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'

const keyOf = (venueId: number) => `casa-favourites ${venueId}`
const { subscribe, notify } = createListeners(() => {
  // The storage event reports changes made in other tabs.
  addEventListener('storage', notify)
  return () => removeEventListener('storage', notify)
})

/**
 * The saved numbers as text ('3,17,4'), because useSyncExternalStore needs a value that compares equal until it
 * changes. The kernel's deviceStorage.ts is not used, because public pages would load its chunk for these two lines.
 */
const readSaved = (venueId: number): string => {
  try {
    return localStorage.getItem(keyOf(venueId)) ?? ''
  } catch {
    return ''
  }
}
const save = (venueId: number, numbers: readonly number[]) => {
  try {
    localStorage.setItem(keyOf(venueId), numbers.join(','))
  } catch {
    // A browser that blocks storage has no favourites.
  }
  notify()
}

const parseNumbers = (text: string) =>
  text.split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []))

/**
 * Numbers of the properties that this device has saved, newest first. The server renders none; they appear after
 * hydration.
 */
export function useFavourites() {
  const venueId = useVenue()?.id ?? 0
  const text = useSyncExternalStore(
    subscribe,
    useCallback(() => readSaved(venueId), [venueId]),
    () => '',
  )
  const numbers = useMemo(() => parseNumbers(text), [text])
  return {
    numbers,
    toggle(number: number) {
      const others = parseNumbers(readSaved(venueId)).filter((other) => other !== number)
      const isSaved = numbers.includes(number)
      save(venueId, isSaved ? others : [number, ...others].slice(0, listingLimits.favourites))
    },
  }
}

/** Sorts the found properties as they were saved. Saved numbers that were not found are left out. */
export const sortAsSaved = <T extends { number: number }>(numbers: readonly number[], found: readonly T[]): T[] =>
  numbers.flatMap((number) => found.find((listing) => listing.number === number) ?? [])
