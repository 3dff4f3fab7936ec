import type { QueryClient } from '@tanstack/react-query'
import type { Opened } from '#contract/drawn.ts'
import { keyOf } from './reads.ts'

export function openedIn(page: Document): Opened {
  const text = page.getElementById('opened')?.textContent
  return text ? (JSON.parse(text) as Opened) : { build: '', answers: [] }
}

/** True if the service worker served this document from its cache because the server did not respond. It contains no session. */
export const isKeptDocument = () => typeof document !== 'undefined' && openedIn(document).offline === true

/** Fills the query cache with the results embedded in the HTML, so that the page does not request them again. */
export function keepAnswers(client: QueryClient, { answers }: Opened) {
  for (const { endpoint, input, output } of answers) client.setQueryData(keyOf({ endpoint, input }), output)
}
