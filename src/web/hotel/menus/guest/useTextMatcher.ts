import { useEffect, useState } from 'react'

type CreateTextFilter = typeof import('../textFilter.ts')['createTextFilter']
const matchAll = () => true

/** A predicate for texts that contain the searched words. Its code loads with the first search; until then all texts match. */
export function useTextMatcher(words: string): (text: string) => boolean {
  const [matching, setMatching] = useState<CreateTextFilter>()
  const isSearching = words.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed import is retried with the next typed letter
  useEffect(() => {
    if (isSearching && !matching)
      void import('../textFilter.ts').then((m) => setMatching(() => m.createTextFilter), matchAll)
  }, [words, matching])
  return isSearching && matching ? matching(words) : matchAll
}
