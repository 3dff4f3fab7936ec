import { venueFromUrl } from '#contract/pageUrl.ts'
import { useHere, useParams, useSearch } from '#web/kernel/navigation/navigation.tsx'

/** The venue that the URL names, as a parameter for reads and links, and the path's parameters. */
export function useVisitor() {
  const { pathname } = useHere()
  const query = useSearch()
  return { venueParam: venueFromUrl(pathname, query), params: useParams() }
}
