import { useCallback, useEffect } from 'react'
import { api } from '#contract/api.ts'
import type { Photo } from '#contract/kernel/files.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { venueFromUrl } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useHead } from '#web/kernel/navigation/head.ts'
import { useHere, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { clockText, momentText } from '#web/kernel/text/moments.ts'

/** The venue of the page: the one its address names, or else the caller's own. */
export function useVenue() {
  const { pathname } = useHere()
  return useRead(api.kernel.venues.current, venueFromUrl(pathname, useSearch())).data
}

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

interface About {
  language?: Language
  description?: string
  photo?: Photo | null
  canonical?: string
  about?: Readonly<Record<string, unknown>>
}

/** The document's title: what the page is, and whose. */
export function useTitle(title: string, about: About = {}) {
  const venue = useVenueName()
  useHead({ ...about, title: title === venue ? venue : `${title} · ${venue}` })
}
