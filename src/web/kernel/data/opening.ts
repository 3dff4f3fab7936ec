import type { QueryClient } from '@tanstack/react-query'
import type { Opening } from '#contract/api.ts'
import { keyOf } from './reads.ts'

/** What came with the HTML: the version it was made by, and the answers the page opens with. */
export interface Opened {
  build: string
  /** How far the server had heard the venue when it read the answers: the stream goes on from there. */
  mark?: string
  answers: readonly (Opening & { output: unknown })[]
}

export function openedIn(page: Document): Opened {
  const text = page.getElementById('opening')?.textContent
  return text ? (JSON.parse(text) as Opened) : { build: '', answers: [] }
}

/** A page asks for nothing that came with it. */
export function keepAnswers(client: QueryClient, { answers }: Opened) {
  for (const { endpoint, input, output } of answers) client.setQueryData(keyOf({ endpoint, input }), output)
}
