import { useEffect, useRef, useState } from 'react'
import { api, featureOf } from '#contract/api.ts'
import { searchLimits } from '#contract/kernel/search.limits.ts'
import type { SearchResult } from '#contract/kernel/search.ts'
import { useReadCache, useReadWhile } from '#web/kernel/data/reads.ts'
import { comparableWords, matchesWordStarts } from './matchWords.ts'

/** Milliseconds between the last key press and the search. */
const searchDelay = 150

/** One letter would match a large part of every list; one digit is enough, because numbers are short. */
const isSpecific = (text: string) => text.length >= 2 || /\d/.test(text)

/**
 * Results of the server for the typed text. Each text is a query of its own, and a newer text aborts the request of the
 * older one, so a slow response never replaces newer results. Meanwhile the previous results
 * that match the newer text too stay visible.
 */
export function useFoundResults(typed: string) {
  const text = typed.trim().slice(0, searchLimits.text)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), searchDelay)
    return () => clearTimeout(timer)
  }, [text])
  // Results are read again each time, because no live notification invalidates them.
  useReadCache().setStaleTime(featureOf(api.kernel.search.find.endpoint), 0)
  const { data, error, isFetching } = useReadWhile(isSpecific(asked), api.kernel.search.find, { text: asked })
  const previous = useRef<SearchResult[]>([])
  if (data) previous.current = data
  const isCurrent = asked === text && data !== undefined
  const found = isSpecific(text) ? previous.current : []
  const words = comparableWords(text)
  return {
    results: isCurrent
      ? found
      : found.filter(({ kind, title, detail }) => matchesWordStarts(words, `${kind} ${title} ${detail}`)),
    isSearching: isSpecific(text) && (asked !== text || isFetching) && !error,
    failure: isSpecific(text) && asked === text ? error : null,
  }
}
