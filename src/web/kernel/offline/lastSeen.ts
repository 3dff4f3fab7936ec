import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '#contract/kernel/page.ts'
import type { InitialData } from '#contract/rendering.ts'
import { openedIn } from '#web/kernel/data/opened.ts'
import { setOnline } from '#web/kernel/live/online.ts'
import { meetBuild, ownBuild } from '#web/kernel/live/version.ts'
import { useParts } from '#web/kernel/navigation/parts.ts'
import { forgetOnDevice, keepOnDevice, keptOnDevice, keysOnDevice } from './device.ts'

const prefix = 'casa-seen '
const emptyUrl = { params: {}, query: new URLSearchParams() }

/** Endpoints of offline pages that visitors may read too: only these are stored, because the phone may change hands. */
const publicReads = (pages: readonly Page[]) =>
  new Set(
    pages
      .filter(({ offline, who }) => offline && who.includes('visitor'))
      .flatMap(({ initialReads }) => initialReads?.(emptyUrl, 'visitor') ?? [])
      .map(({ endpoint }) => endpoint),
  )

/** Shows a stored result and marks it as outdated, so that it is read again when the server is reachable. */
function showStored(client: QueryClient, queryKey: readonly unknown[], data: unknown) {
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}

/**
 * Stores the latest results of public offline pages on the device, and shows them in a document opened without a network.
 * Results of another build are deleted, because their shape may differ.
 */
export function keepLastSeen(client: QueryClient, { build, offline }: InitialData, pages: readonly Page[]) {
  const own = `${prefix}${build} `
  const reads = publicReads(pages)
  for (const key of keysOnDevice(prefix)) {
    if (!key.startsWith(own)) forgetOnDevice(key)
    else if (offline) showStored(client, JSON.parse(key.slice(own.length)), keptOnDevice(key))
  }
  const store = (queryKey: readonly unknown[], data: unknown) => {
    const isPublic = data !== undefined && reads.has(queryKey.slice(0, 2).join('.'))
    if (isPublic) keepOnDevice(own + JSON.stringify(queryKey), data)
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) store(queryKey, state.data)
  if (offline) setOnline({ online: false, since: 0 })
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    store(event.query.queryKey, event.query.state.data)
    if (!offline || event.action.manual) return
    setOnline({ online: true, since: Date.now() })
    // The cached document contains no session, so the next navigation must load a new document from the server.
    ownBuild(`kept ${build}`)
    meetBuild(`answered ${Date.now()}`)
  })
}

let isStarted = false

/** Starts the cache once per document, before the page below renders. */
export function useLastSeen() {
  const client = useQueryClient()
  const { pages } = useParts()
  useState(() => {
    if (isStarted || import.meta.env.SSR) return
    isStarted = true
    keepLastSeen(
      client,
      openedIn(document),
      pages.map(({ page }) => page),
    )
  })
}
