import { venueFromUrl } from '#contract/pageUrl.ts'
import { useHere, useParams, useSearch } from '#web/kernel/navigation/navigation.tsx'

/** Whose properties these are, where the address says so, and what its path names. */
export function useVisitor() {
  const { pathname } = useHere()
  const query = useSearch()
  return { named: venueFromUrl(pathname, query), params: useParams() }
}
