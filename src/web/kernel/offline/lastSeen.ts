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
const nowhere = { params: {}, query: new URLSearchParams() }

/** What pages that open without a network show to anybody: whoever has the phone next may see it too. */
const publicReads = (pages: readonly Page[]) =>
  new Set(
    pages
      .filter(({ offline, who }) => offline && who.includes('visitor'))
      .flatMap(({ initialReads }) => initialReads?.(nowhere, 'visitor') ?? [])
      .map(({ endpoint }) => endpoint),
  )

/** To be read anew as soon as somebody answers. */
function show(client: QueryClient, queryKey: readonly unknown[], data: unknown) {
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}

/**
 * Keeps on the device what such pages have shown last, and shows it again in a document that was opened without a
 * network. What another build has kept may have another shape, and is forgotten.
 */
export function keepLastSeen(client: QueryClient, { build, offline }: InitialData, pages: readonly Page[]) {
  const own = `${prefix}${build} `
  const reads = publicReads(pages)
  for (const key of keysOnDevice(prefix)) {
    if (!key.startsWith(own)) forgetOnDevice(key)
    else if (offline) show(client, JSON.parse(key.slice(own.length)), keptOnDevice(key))
  }
  const keep = (queryKey: readonly unknown[], data: unknown) => {
    const known = data !== undefined && reads.has(queryKey.slice(0, 2).join('.'))
    if (known) keepOnDevice(own + JSON.stringify(queryKey), data)
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) keep(queryKey, state.data)
  if (offline) setOnline({ online: false, since: 0 })
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    keep(event.query.queryKey, event.query.state.data)
    if (!offline || event.action.manual) return
    setOnline({ online: true, since: Date.now() })
    // What was kept is of nobody: the next page is the server's own again.
    ownBuild(`kept ${build}`)
    meetBuild(`answered ${Date.now()}`)
  })
}

let begun = false

/** Once in a document, before the page below is drawn. */
export function useLastSeen() {
  const client = useQueryClient()
  const { pages } = useParts()
  useState(() => {
    if (begun || import.meta.env.SSR) return
    begun = true
    keepLastSeen(
      client,
      openedIn(document),
      pages.map(({ page }) => page),
    )
  })
}
