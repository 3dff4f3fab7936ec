import { venueFromUrl } from '#contract/pageUrl.ts'
import { useCurrentUrl, usePathParams, useSearchParams } from '#web/kernel/navigation/navigation.tsx'

/** The venue that the URL names, as a parameter for reads and links, and the path's parameters. */
export function usePublicPageParams() {
  const { pathname } = useCurrentUrl()
  const query = useSearchParams()
  return { venueParam: venueFromUrl(pathname, query), params: usePathParams() }
}
