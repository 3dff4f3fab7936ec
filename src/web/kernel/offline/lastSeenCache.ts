import { api, type Lookup, lookup } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { Page } from '#contract/kernel/page.ts'
import type { InitialData } from '#contract/rendering.ts'
import type { CachedRead } from '#web/kernel/data/cachedRead.ts'
import { isWithoutResponse } from '#web/kernel/data/failure.ts'
import { keyOf, type ReadCache } from '#web/kernel/data/readCache.ts'
import { setOnlineState } from '#web/kernel/live/online.ts'
import { recordServerBuild, setOwnBuild } from '#web/kernel/live/version.ts'
import { isDocumentBeingReplaced } from '#web/kernel/session/sessionChange.ts'
import { removeFromDevice } from './deviceStorage.ts'
import { confirmMember, isMember } from './storedMember.ts'
import { listStoredResults, loadResult, removeOutdated, type StoredResult, saveResult } from './storedResults.ts'

const emptyUrl = { params: {}, query: new URLSearchParams() }
/** Milliseconds before reads for later use are requested, so that the page's own requests come first. */
const readAheadDelay = 2_000

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
  return ({ endpoint, input }: Lookup): StoredResult['owner'] | null => {
    if (publicReads.has(endpoint)) return 'everybody'
    if (endpoint.startsWith('kernel.') || (typeof input === 'object' && input !== null && 'token' in input)) return null
    return isMember(me) || (me.role === 'visitor' && visitorReads.has(endpoint)) ? 'caller' : null
  }
}

/**
 * Reads the results in `ahead`, which the member may need offline without having opened their page, then those that a
 * previous build has stored.
 */
async function readAhead(cache: ReadCache, previous: readonly StoredResult[], ahead: readonly Lookup[]) {
  for (const lookup of ahead) await cache.prefetch(lookup)
  for (const { key, lookup } of previous) {
    await cache.prefetch(lookup)
    const { error } = cache.entry(lookup).state
    if (error && isWithoutResponse(error)) return
    removeFromDevice(key)
  }
}

/**
 * Stores the latest results of the phone's pages on the device. Shows them in a document opened without a network, and in
 * place of a read that gets no response. Results of a previous build are shown only if this build has stored none, because
 * their shape may differ.
 */
export function startLastSeenCache(cache: ReadCache, { build, offline }: InitialData, pages: readonly Page[]) {
  const me = cache.getData<Me>(lookup(api.kernel.identity.me))
  if (!me) return
  if (!offline) confirmMember(me)
  removeOutdated()
  const ownerOf = storageRules(pages, me)
  const stored = listStoredResults()
  const previous = stored.filter((result) => result.build !== build)
  if (offline)
    for (const { key, lookup } of [...previous, ...stored.filter((result) => result.build === build)])
      cache.entry(lookup).showData(loadResult(key))

  const ahead = isMember(me) ? pages.filter(({ storedAhead, who }) => storedAhead && who.includes(me.role)) : []
  const aheadReads = ahead.flatMap(({ initialReads }) => initialReads?.(emptyUrl, me.role) ?? [])
  const lasting = new Set(aheadReads.map(({ endpoint }) => endpoint))
  const store = ({ lookup, state: { data } }: CachedRead) => {
    const owner = data === undefined || isDocumentBeingReplaced() ? null : ownerOf(lookup)
    if (owner) saveResult({ owner, build, lookup, lasting: ({ lookup }) => lasting.has(lookup.endpoint) }, data)
  }
  cache.entries().forEach(store)

  let unanswered = offline === true
  const setUnanswered = (now: boolean) => {
    if (unanswered === now && !now) return
    unanswered = now
    setOnlineState({ online: !now, since: now ? 0 : Date.now() })
  }
  if (offline) setUnanswered(true)
  else setTimeout(() => void readAhead(cache, previous, aheadReads), readAheadDelay)

  /** A read without a response shows the stored result. Its error stays, so that it is retried. */
  const showInstead = (read: CachedRead) => {
    const result = listStoredResults().find(
      (stored) => stored.build === build && keyOf(stored.lookup) === keyOf(read.lookup),
    )
    if (!result) return
    read.showData(loadResult(result.key))
    setUnanswered(true)
  }
  cache.subscribe((read, outcome) => {
    const { data, error } = read.state
    if (error && data === undefined && isWithoutResponse(error)) return showInstead(read)
    if (outcome === 'failed') return
    store(read)
    if (outcome === 'set') return
    setUnanswered(false)
    if (!offline) return
    // The cached document contains no session, so the next navigation must load a new document from the server.
    setOwnBuild(`kept ${build}`)
    recordServerBuild(`answered ${Date.now()}`)
  })
}
