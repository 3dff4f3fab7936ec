import { useEffect, useState } from 'react'

type Matching = typeof import('../menus/matching.ts')['matching']
const all = () => true

/** Tells which texts hold the searched words. How comes with the first of them; until then everything does. */
export function useMatching(words: string): (text: string) => boolean {
  const [matching, setMatching] = useState<Matching>()
  const searches = words.trim() !== ''
  useEffect(() => {
    if (searches) void import('../menus/matching.ts').then((m) => setMatching(() => m.matching), all)
  }, [searches])
  return searches && matching ? matching(words) : all
}
