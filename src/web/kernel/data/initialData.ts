import type { InitialData } from '#contract/rendering.ts'
import type { ReadCache } from './readCache.ts'

export function readInitialData(page: Document): InitialData {
  const text = page.getElementById('opened')?.textContent
  return text ? (JSON.parse(text) as InitialData) : { build: '', results: [] }
}

/** True if the service worker served this document from its cache because the server did not respond. It contains no session. */
export const isOfflineDocument = () => typeof document !== 'undefined' && readInitialData(document).offline === true

/** Fills the cache with the results embedded in the HTML, so that the page does not request them again. */
export function fillReadCache(cache: ReadCache, { results }: InitialData) {
  for (const { endpoint, input, output } of results) cache.setData({ endpoint, input }, output)
}
