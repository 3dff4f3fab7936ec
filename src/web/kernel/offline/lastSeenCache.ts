import type { Query, QueryClient } from '@tanstack/react-query'
import { api, type Lookup } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { Page } from '#contract/kernel/page.ts'
import type { InitialData } from '#contract/rendering.ts'
import { Failure, isWithoutResponse } from '#web/kernel/data/failure.ts'
import { prefetchRead, queryKeyOf } from '#web/kernel/data/reads.ts'
import { setOnlineState } from '#web/kernel/live/online.ts'
import { recordServerBuild, setOwnBuild } from '#web/kernel/live/version.ts'
import { isDocumentBeingReplaced } from '#web/kernel/session/sessionChange.ts'
import { removeFromDevice } from './deviceStorage.ts'
import { confirmMember, isMember } from './storedMember.ts'
import { listStoredResults, loadResult, removeOutdated, type StoredResult, saveResult } from './storedResults.ts'

const emptyUrl = { params: {}, query: new URLSearchParams() }
const identity = queryKeyOf({ endpoint: api.kernel.identity.me.endpoint, input: undefined })
/** Milliseconds before reads for later use are requested, so that the page's own requests come first. */
const readAheadDelay = 2_000

const endpointOf = (queryKey: readonly unknown[]) => queryKey.slice(0, 2).join('.')
const initialEndpoints = (pages: readonly Page[], role: Me['role']) =>
  new Set(pages.flatMap(({ initialReads }) => initialReads?.(emptyUrl, role) ?? []).map(({ endpoint }) => endpoint))

/**
 * Decides under which owner a result is stored. Results of public pages stay on the device after signing out; others belong
 * to the member or visitor who read them. Null: results of the kernel, of mailed links and of other roles are not stored.
 */
function storageRules(pages: readonly Page[], me: Me) {
  const publicReads = initialEndpoints(
    pages.filter((page) => page.publicReads),
    'visitor',
  )
  const visitorReads = initialEndpoints(pages, 'visitor')
  return (queryKey: readonly unknown[]): StoredResult['owner'] | null => {
    const endpoint = endpointOf(queryKey)
    if (publicReads.has(endpoint)) return 'everybody'
    const input = queryKey[2]
    if (endpoint.startsWith('kernel.') || (typeof input === 'object' && input !== null && 'token' in input)) return null
    return isMember(me) || (me.role === 'visitor' && visitorReads.has(endpoint)) ? 'caller' : null
  }
}

/** Shows a stored result and marks it as outdated, so that it is read again when the server is reachable. */
function showStored(client: QueryClient, queryKey: readonly unknown[], data: unknown) {
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}

/**
 * Reads the results in `ahead`, which the member may need offline without having opened their page, then those that a
 * previous build has stored.
 */
async function readAhead(client: QueryClient, previous: readonly StoredResult[], ahead: readonly Lookup[]) {
  for (const lookup of ahead) await prefetchRead(client, lookup)
  for (const { key, queryKey } of previous) {
    await prefetchRead(client, { endpoint: endpointOf(queryKey), input: queryKey[2] ?? undefined })
    const error = client.getQueryState(queryKey)?.error
    if (error instanceof Failure && isWithoutResponse(error)) return
    removeFromDevice(key)
  }
}

/**
 * Stores the latest results of the phone's pages on the device. Shows them in a document opened without a network, and in
 * place of a read that gets no response. Results of a previous build are shown only if this build has stored none, because
 * their shape may differ.
 */
export function startLastSeenCache(client: QueryClient, { build, offline }: InitialData, pages: readonly Page[]) {
  const me = client.getQueryData<Me>(identity)
  if (!me) return
  if (!offline) confirmMember(me)
  removeOutdated()
  const ownerOf = storageRules(pages, me)
  const stored = listStoredResults()
  const previous = stored.filter((result) => result.build !== build)
  if (offline)
    for (const { key, queryKey } of [...previous, ...stored.filter((result) => result.build === build)])
      showStored(client, queryKey, loadResult(key))

  const ahead = isMember(me) ? pages.filter(({ storedAhead, who }) => storedAhead && who.includes(me.role)) : []
  const aheadReads = ahead.flatMap(({ initialReads }) => initialReads?.(emptyUrl, me.role) ?? [])
  const lasting = new Set(aheadReads.map(({ endpoint }) => endpoint))
  const store = (queryKey: readonly unknown[], data: unknown) => {
    const owner = data === undefined || isDocumentBeingReplaced() ? null : ownerOf(queryKey)
    if (owner)
      saveResult({ owner, build, queryKey, lasting: ({ queryKey }) => lasting.has(endpointOf(queryKey)) }, data)
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) store(queryKey, state.data)

  let unanswered = offline === true
  const setUnanswered = (now: boolean) => {
    if (unanswered === now && !now) return
    unanswered = now
    setOnlineState({ online: !now, since: now ? 0 : Date.now() })
  }
  if (offline) setUnanswered(true)
  else setTimeout(() => void readAhead(client, previous, aheadReads), readAheadDelay)

  /** A read without a response shows the stored result. Its error stays, so that it is retried. */
  const showInstead = (query: Query) => {
    const result = listStoredResults().find(
      ({ build: of, queryKey }) => of === build && JSON.stringify(queryKey) === JSON.stringify(query.queryKey),
    )
    if (!result) return
    query.setState({ data: loadResult(result.key) })
    setUnanswered(true)
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'error' && query.state.data === undefined && isWithoutResponse(action.error as Failure))
      return showInstead(query)
    if (action.type !== 'success') return
    store(query.queryKey, query.state.data)
    if (action.manual) return
    setUnanswered(false)
    if (!offline) return
    // The cached document contains no session, so the next navigation must load a new document from the server.
    setOwnBuild(`kept ${build}`)
    recordServerBuild(`answered ${Date.now()}`)
  })
}
