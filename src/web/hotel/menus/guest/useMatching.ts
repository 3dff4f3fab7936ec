import { useEffect, useState } from 'react'

type Matching = typeof import('../matching.ts')['matching']
const all = () => true

/** Tells which texts hold the searched words. How comes with the first of them, or a later one; until then everything does. */
export function useMatching(words: string): (text: string) => boolean {
  const [matching, setMatching] = useState<Matching>()
  const searches = words.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again with the next letter
  useEffect(() => {
    if (searches && !matching) void import('../matching.ts').then((m) => setMatching(() => m.matching), all)
  }, [words, matching])
  return searches && matching ? matching(words) : all
}
