import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { prefetch } from '#web/kernel/data/reads.ts'
import { meIn } from '#web/kernel/session/session.ts'
import { type Parts, pageAt, useParts } from './parts.ts'

/** The code that an address needs. */
export function loadParts(parts: Parts, address: string) {
  const found = pageAt(parts, address)
  if (!found) return Promise.resolve([])
  return Promise.all([parts.shells[found.page.surface]?.load(), found.screen.load()])
}

/** Starts everything an address needs at the same time: its chunks and its reads. */
export function prepare(parts: Parts, client: QueryClient, address: string) {
  const found = pageAt(parts, address)
  for (const lookup of found?.page.initialReads?.(found.address, meIn(client).role) ?? []) void prefetch(client, lookup)
  return loadParts(parts, address)
}

export function usePrepare() {
  const parts = useParts()
  const client = useQueryClient()
  // Whoever then opens the page meets the failure there, with a way to try again.
  return useCallback((address: string) => void prepare(parts, client, address).catch(() => {}), [parts, client])
}
