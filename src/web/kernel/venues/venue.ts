import { useCallback, useEffect } from 'react'
import { api } from '#contract/api.ts'
import type { Photo } from '#contract/kernel/files.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { venueFromUrl } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useHead } from '#web/kernel/navigation/documentHead.ts'
import { useCurrentUrl, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { formatMoment, formatTime } from '#web/kernel/text/moments.ts'

/**
 * Reads the venue that the URL names, or else the session's venue, or for visitors the configured community venue. Undefined
 * until it is loaded.
 */
export function useVenue() {
  const { pathname } = useCurrentUrl()
  return useRead(api.kernel.venues.current, venueFromUrl(pathname, useSearchParams())).data
}

export const useVenueName = () => useVenue()?.name ?? kernelText.product

/** Functions that format a moment, or only its time, in the venue's time zone. */
export function useVenueTimeFormat() {
  const zone = useVenue()?.timeZone
  return {
    moment: useCallback((at: string | number) => formatMoment(at, zone), [zone]),
    clock: useCallback((at: string | number) => formatTime(at, zone), [zone]),
  }
}

/** Updates the venue's colours while the page is open; at first they are in the HTML. */
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

/** Sets the document's title to the page's title and the venue's name. */
export function useTitle(title: string, about: About = {}) {
  const venue = useVenueName()
  useHead({ ...about, title: title === venue ? venue : `${title} · ${venue}` })
}
