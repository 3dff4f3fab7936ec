import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { PageName, Surface } from '#contract/pages.ts'
import { prefetch } from '#web/kernel/data/reads.ts'
import type { Part } from './part.ts'
import { spotAt } from './places.ts'

export interface Parts {
  screens: Readonly<Record<PageName, Part<object>>>
  shells: Readonly<Record<Surface, Part<{ children: ReactNode }>>>
}

const PartsContext = createContext<Parts | null>(null)
export const PartsProvider = PartsContext.Provider

export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('PartsProvider is missing')
  return parts
}

/** The code that an address needs. */
export function loadParts(parts: Parts, address: string) {
  const spot = spotAt(address)
  if (!spot) return Promise.resolve([])
  return Promise.all([parts.shells[spot.page.surface].load(), parts.screens[spot.name].load()])
}

/** Starts everything an address needs at the same time: its chunks and its reads. */
export function prepare(parts: Parts, client: QueryClient, address: string) {
  const spot = spotAt(address)
  for (const opening of spot?.page.opens?.(spot.place) ?? []) void prefetch(client, opening)
  return loadParts(parts, address)
}

export function usePrepare() {
  const parts = useParts()
  const client = useQueryClient()
  // Whoever then opens the page meets the failure there, with a way to try again.
  return useCallback((address: string) => void prepare(parts, client, address).catch(() => {}), [parts, client])
}
