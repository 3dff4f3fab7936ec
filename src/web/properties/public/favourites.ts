import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import { openListeners } from '#web/kernel/data/listeners.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'

const keyOf = (venueId: number) => `casa-favourites ${venueId}`
const { subscribe, tell } = openListeners(() => {
  // Another tab of this device.
  addEventListener('storage', tell)
  return () => removeEventListener('storage', tell)
})

/**
 * As text, which is the same until it is another: '3,17,4'. By itself and not by the kernel's device.ts, which is in a
 * file with much that these pages do without. Where the device keeps nothing, there are none.
 */
const kept = (venueId: number): string => {
  try {
    return localStorage.getItem(keyOf(venueId)) ?? ''
  } catch {
    return ''
  }
}
const keep = (venueId: number, numbers: readonly number[]) => {
  try {
    localStorage.setItem(keyOf(venueId), numbers.join(','))
  } catch {
    // A browser that stores nothing has no favourites.
  }
  tell()
}

const numbersIn = (text: string) =>
  text.split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []))

/** The properties that this device has saved, newest first. A page is drawn without; they come with the code. */
export function useFavourites() {
  const venueId = useVenue()?.id ?? 0
  const text = useSyncExternalStore(
    subscribe,
    useCallback(() => kept(venueId), [venueId]),
    () => '',
  )
  const numbers = useMemo(() => numbersIn(text), [text])
  return {
    numbers,
    toggle(number: number) {
      const others = numbersIn(kept(venueId)).filter((one) => one !== number)
      const isOne = numbers.includes(number)
      keep(venueId, isOne ? others : [number, ...others].slice(0, listingLimits.favourites))
    },
  }
}

/** As they were saved; what is not published any more is left out. */
export const favouritesInOrder = <T extends { number: number }>(numbers: readonly number[], found: readonly T[]): T[] =>
  numbers.flatMap((number) => found.find((one) => one.number === number) ?? [])
