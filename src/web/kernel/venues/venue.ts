import { useCallback, useEffect } from 'react'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { clockText, momentText } from '#web/kernel/text/moments.ts'

export const useVenue = () => useRead(api.kernel.venues.current, {}).data

export const useVenueName = () => useVenue()?.name ?? kernelText.product

/** Moments as the people at the venue read them. */
export function useMoments() {
  const zone = useVenue()?.timeZone
  return {
    moment: useCallback((at: string | number) => momentText(at, zone), [zone]),
    clock: useCallback((at: string | number) => clockText(at, zone), [zone]),
  }
}

/** The colours come with the HTML; this follows them when they are changed while the page is open. */
export function useVenueColours() {
  const shades = useVenue()?.shades
  useEffect(() => {
    shades?.forEach((shade, i) => {
      document.documentElement.style.setProperty(`--venue-${i}`, shade)
    })
  }, [shades])
}

/** The document's title: what the page is, and whose. */
export function useTitle(title: string) {
  const venue = useVenueName()
  useEffect(() => {
    document.title = title === venue ? venue : `${title} · ${venue}`
  }, [title, venue])
}
