import { useEffect, useState } from 'react'

type Matching = typeof import('../matching.ts')['matching']
const matchAll = () => true

/** A predicate for texts that contain the searched words. Its code loads with the first search; until then all texts match. */
export function useMatching(words: string): (text: string) => boolean {
  const [matching, setMatching] = useState<Matching>()
  const isSearching = words.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed import is retried with the next typed letter
  useEffect(() => {
    if (isSearching && !matching) void import('../matching.ts').then((m) => setMatching(() => m.matching), matchAll)
  }, [words, matching])
  return isSearching && matching ? matching(words) : matchAll
}
