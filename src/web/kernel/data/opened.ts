import type { QueryClient } from '@tanstack/react-query'
import type { Opened } from '#contract/drawn.ts'
import { keyOf } from './reads.ts'

export function openedIn(page: Document): Opened {
  const text = page.getElementById('opened')?.textContent
  return text ? (JSON.parse(text) as Opened) : { build: '', answers: [] }
}

/** The device had kept this document, and shows it because nobody answered: it knows nobody. The server draws none. */
export const isKeptDocument = () => typeof document !== 'undefined' && openedIn(document).offline === true

/** A page asks for nothing that came with it. */
export function keepAnswers(client: QueryClient, { answers }: Opened) {
  for (const { endpoint, input, output } of answers) client.setQueryData(keyOf({ endpoint, input }), output)
}
