import { SmartCoercionPlugin } from '@orpc/json-schema'
import { ORPCError, onError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { contract } from '#contract/contract.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { hasValidParams, sortBySpecificity } from '#contract/pageUrl.ts'
import { cachedPages } from './cached-pages.ts'
import { externalRedirectServer, externalRedirects } from './external-redirects.ts'
import { healthServer } from './health.ts'
import { logRefusedAttempt } from './kernel/activity/refusedAttempts.ts'
import { backupDownloadServer } from './kernel/backups/downloadServer.ts'
import { isUnreachable } from './kernel/db/database.ts'
import { endpointRulesOf } from './kernel/door.ts'
import { pictureServer } from './kernel/files/pictureServer.ts'
import { FileStoreUnreachable } from './kernel/files/store.ts'
import { openAssets, serviceWorkerPath, tvWorkerPath } from './kernel/http/assets.ts'
import { cachedReads } from './kernel/http/cachedReads.ts'
import { coalescedReads } from './kernel/http/coalescedReads.ts'
import { compressResponses } from './kernel/http/compression.ts'
import { apiDocs } from './kernel/http/docs.ts'
import { type EndpointRequest, openEndpoints, respondWith, toEndpointRequest } from './kernel/http/endpointRequests.ts'
import { handleHeadAsGet } from './kernel/http/headRequests.ts'
import { incomingCallOf } from './kernel/http/incomingCallOf.ts'
import { recordCachedResponse } from './kernel/http/requestRecords.ts'
import { assignRequestId, readBoundedBodies } from './kernel/http/requests.ts'
import { type CacheResponder, openResponseCache, type ResponseCache } from './kernel/http/responseCache.ts'
import { type HttpEnv, requireSameOrigin, securityHeaders, sendSecurityHeaders } from './kernel/http/securityHeaders.ts'
import { parseSessionKind } from './kernel/identity/callers.ts'
import { hasNoSession } from './kernel/identity/cookies.ts'
import type { IncomingCall } from './kernel/incomingCall.ts'
import { checkKeys, presentsKey } from './kernel/integrations/keyCalls.ts'
import { checkScopes } from './kernel/integrations/keyScopes.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { Hub } from './kernel/live/hub.ts'
import { openLiveStreams } from './kernel/live/stream.ts'
import { openStreamFilters } from './kernel/live/streamFilters.ts'
import { checkRules, isCached, mayReceive } from './kernel/rules.ts'
import { appInstallServer } from './manifest.ts'
import { offlinePageServer } from './offline.ts'
import {
  type BuiltWeb,
  pageServer,
  type ReadForPage,
  readAsCaller,
  type StreamPositionOf,
  unavailableMessage,
} from './pages.ts'
import { visitCalendarServer } from './properties/visits/calendarServer.ts'
import { endpointRules, findProcedure, productRegistry, router } from './router.ts'
import { sitemapServer } from './sitemap.ts'

/** Lowers the page's Expires header to `expires`: a page expires with the first of the responses in it. */
const limitExpiry = (reply: Headers, expires: number) => {
  const earlier = Math.min(expires, Date.parse(reply.get('expires') ?? '') || expires)
  if (Number.isFinite(earlier)) reply.set('expires', new Date(earlier).toUTCString())
}

const notFound = { code: 'NOT_FOUND', status: 404, message: 'There is no such endpoint.' }

export interface HttpApp {
  app: Hono<HttpEnv>
  /** Called for each request before the app; sends a cached response and returns true if there is one. */
  respondFromCache: CacheResponder
  caches: Record<'reads' | 'staff' | 'pages', ResponseCache>
  /** Reads the built files and stores them for all nodes. The first page does it too, if nothing has done it before. */
  shareAssets(): Promise<void> | undefined
}

/** Builds the HTTP app. `stopping` aborts when the process has received a stop signal; /readyz then responds with 503. */
export const createApp = (
  kernel: Kernel,
  hub: Hub,
  web: BuiltWeb,
  stopping = new AbortController().signal,
): HttpApp => {
  checkRules(contract)
  checkScopes(contract)
  const { configuration, log, logFailure } = kernel
  const incoming = incomingCallOf(kernel, productRegistry)
  const app = new Hono<HttpEnv>()
  app.use(assignRequestId(kernel, contract), handleHeadAsGet, sendSecurityHeaders(configuration), compressResponses)

  app.route('/', healthServer(kernel, hub, web.build, stopping))

  const assets = openAssets(kernel, web.folder)
  app.on('GET', ['/assets/*', serviceWorkerPath, tvWorkerPath], assets.serve)
  app.route('/files', pictureServer(kernel, incoming))

  app.route('/', sitemapServer(kernel))
  app.route('/', visitCalendarServer(kernel))
  app.route('/', backupDownloadServer(kernel, incoming))

  app.use(
    '/api/*',
    checkKeys(kernel, contract),
    requireSameOrigin(configuration),
    readBoundedBodies(contract, incoming),
  )
  app.route('/api', apiDocs(contract, incoming))
  const roleMayReceive = mayReceive(contract)
  const filterOf = openStreamFilters(roleMayReceive)
  const positionOf: StreamPositionOf = (caller, venueId) => hub.positionOf(venueId, filterOf(caller))
  const live = openLiveStreams({ hub, filterOf, build: web.build })
  app.get('/api/live', async (c) => {
    const call = Object.assign(incoming(c), { as: parseSessionKind(c.req.query('as')) })
    const { response, eventStream } = await live(call, c.req.query())
    c.env.eventStream = eventStream
    return response
  })

  const handler = openEndpoints(router, {
    // Query values are text: '5' is converted to 5 if the contract expects a number.
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    // Applied to the call only: requests that cannot be parsed never reach it and are not logged as errors.
    clientInterceptors: [
      onError((error, { context, procedure, input }) => {
        const { requestId } = context
        if (error instanceof ORPCError)
          logRefusedAttempt(context, { rules: endpointRulesOf(procedure), input }, error.code)
        if (error instanceof ORPCError && error.status < 500) return
        logFailure({ requestId }, error instanceof ORPCError ? (error.cause ?? error) : error, 'request failed')
      }),
    ],
  })
  const cacheOptions = {
    now: () => kernel.now(),
    headers: securityHeaders(configuration),
    sent: recordCachedResponse(kernel),
  }
  const publicReads = openResponseCache(hub, { ...cacheOptions, isFor: (request) => !presentsKey(request) })
  const staffReads = openResponseCache(hub, cacheOptions)
  const visitorPages = openResponseCache(hub, {
    ...cacheOptions,
    isFor: ({ headers }) => hasNoSession(headers.cookie),
  })
  const callEndpoint = async (request: EndpointRequest, context: IncomingCall) => {
    const response = await respondWith(handler, request, { prefix: '/api', context })
    for (const announcement of context.announced ?? [])
      for (const cache of [publicReads, staffReads, visitorPages]) cache.invalidate(announcement)
    if (!response) return Response.json(notFound, { status: 404 })
    for (const cookie of context.reply.getSetCookie()) response.headers.append('set-cookie', cookie)
    for (const name of ['retry-after', 'clear-site-data']) {
      const value = context.reply.get(name)
      if (value) response.headers.set(name, value)
    }
    response.headers.set('cache-control', 'no-store')
    return response
  }
  const reads = cachedReads(contract, publicReads, callEndpoint)
  const coalesced = coalescedReads(contract, staffReads, callEndpoint)
  app.get('/api/*', reads.middleware(incoming), coalesced.middleware(incoming))
  // Public path of the earlier version; it must keep working.
  app.post('/api/mail', (c) => callEndpoint(toEndpointRequest(c, '/api/hotel/stays/sendSummary'), incoming(c)))
  app.all('/api/*', (c) => callEndpoint(toEndpointRequest(c), incoming(c)))

  const asCaller = readAsCaller(findProcedure)
  const readForPage: ReadForPage = async (c, context, lookup) => {
    const found = (await reads.read(lookup, context)) ?? (await coalesced.read(lookup, context))
    if (!found) return asCaller(c, context, lookup)
    const { status, bytes, expires } = found
    if (status >= 500) throw new ORPCError('SERVICE_UNAVAILABLE')
    limitExpiry(context.reply, expires)
    return status === 200 ? { ...lookup, output: JSON.parse(bytes.toString()) } : null
  }
  /** Delays pages until this build's files are stored for all nodes: the browser may request them from any node. */
  const afterSharing =
    <A extends unknown[], R>(serve: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      await assets.share()
      return serve(...args)
    }
  const serveOffline = afterSharing(offlinePageServer(web, asCaller))
  app.get('/offline', (c) => serveOffline(c, incoming(c)))
  const install = appInstallServer(asCaller, kernel.store)
  app.get('/manifest.webmanifest', (c) => install.manifest(c, incoming(c)))
  app.get('/app-icon.svg', (c) => install.icon(c, incoming(c)))
  app.get('/app-icon.png', (c) => install.pngIcon(c, incoming(c)))
  const redirectOut = externalRedirectServer(asCaller)
  for (const [path, urlOf] of Object.entries(externalRedirects))
    app.get(path, (c) => redirectOut(c, incoming(c), urlOf))
  const servePage = afterSharing(pageServer(web, positionOf, readForPage))
  const visitorsMayReceive = (feature: string) => roleMayReceive('visitor', feature)
  const isCachedRead = (endpoint: string) => isCached(endpointRules.get(endpoint) ?? {})
  const serveCached = cachedPages(visitorPages, visitorsMayReceive, isCachedRead, servePage)
  const serveNamed = configuration.devWeb ? servePage : serveCached
  const named = Object.entries(pages).map(([name, { path }]) => ({ name: name as PageName, path }))
  for (const [path, samePath] of Map.groupBy(sortBySpecificity(named), ({ path }) => path)) {
    const bare = path.replace(/\/$/, '')
    const names = samePath.map(({ name }) => name)
    app.on('GET', bare ? [bare, `${bare}/`] : ['/'], (c, next) =>
      hasValidParams({ params: c.req.param() }) ? serveNamed(c, incoming(c), names) : next(),
    )
  }
  app.notFound((c) => {
    const wantsPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html')
    return wantsPage ? servePage(c, incoming(c), []) : c.text('not found', 404)
  })
  app.onError((error, c) => {
    if (isUnreachable(error)) return c.text(unavailableMessage, 503)
    if (error instanceof FileStoreUnreachable) {
      log.error({ requestId: c.get('requestId'), err: error }, 'files: the file store does not respond')
      return c.text(unavailableMessage, 503)
    }
    // Errors after the client has disconnected are expected, so they are logged as info.
    const { aborted } = c.req.raw.signal
    log[aborted ? 'info' : 'error']({ requestId: c.get('requestId'), err: error }, 'request failed')
    return c.text(`Algo salió mal (${c.get('requestId')}).`, 500)
  })
  const respondFromCache: CacheResponder = (...args) => publicReads.respond(...args) || visitorPages.respond(...args)
  const caches = { reads: publicReads, staff: staffReads, pages: visitorPages }
  return { app, respondFromCache, caches, shareAssets: assets.share }
}
