import type { QueryClient } from '@tanstack/react-query'
import type { InitialData } from '#contract/rendering.ts'
import { queryKeyOf } from './reads.ts'

export function readInitialData(page: Document): InitialData {
  const text = page.getElementById('opened')?.textContent
  return text ? (JSON.parse(text) as InitialData) : { build: '', results: [] }
}

/** True if the service worker served this document from its cache because the server did not respond. It contains no session. */
export const isOfflineDocument = () => typeof document !== 'undefined' && readInitialData(document).offline === true

/** Fills the query cache with the results embedded in the HTML, so that the page does not request them again. */
export function fillQueryCache(client: QueryClient, { results }: InitialData) {
  for (const { endpoint, input, output } of results) client.setQueryData(queryKeyOf({ endpoint, input }), output)
}
