import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { implement, isProcedure, ORPCError, onError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bySpecificity, fits } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { type PageName, pages } from '#contract/pages.ts'
import * as golfers from './club/people/linking.ts'
import { clubRoutes } from './club/routes.ts'
import { screenSubjects } from './club/screens/screens.table.ts'
import { memberSubjects } from './community/members/members.table.ts'
import { tellOfPost } from './community/push/posts.ts'
import { communityRoutes } from './community/routes.ts'
import { hotelRoutes } from './hotel/routes.ts'
import { guestSubjects } from './hotel/stays/stays.table.ts'
import { keptPages } from './kept-pages.ts'
import { isUnreachable } from './kernel/db/database.ts'
import { filesRoutes } from './kernel/files/files.routes.ts'
import { pictureServer } from './kernel/files/serving.ts'
import { openAssets, serviceWorker } from './kernel/http/assets.ts'
import { compressed } from './kernel/http/compression.ts'
import { apiDocs } from './kernel/http/docs.ts'
import { headAsGet } from './kernel/http/head.ts'
import { incomingOf } from './kernel/http/incoming.ts'
import { type Front, openKept } from './kernel/http/kept.ts'
import { keptReads } from './kernel/http/reads.ts'
import { boundedBodies, numbered } from './kernel/http/requests.ts'
import { type HttpEnv, ownPagesOnly, safeHeaders, safetyHeaders } from './kernel/http/safety.ts'
import { sharedReads } from './kernel/http/shared.ts'
import { kindCalled } from './kernel/identity/callers.ts'
import { isUnknown } from './kernel/identity/cookies.ts'
import { identityRoutes } from './kernel/identity/identity.routes.ts'
import { staffSubjects } from './kernel/identity/identity.table.ts'
import { usersRoutes } from './kernel/identity/users.routes.ts'
import type { House, Incoming } from './kernel/incoming.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { Hub } from './kernel/live/hub.ts'
import { openLive } from './kernel/live/stream.ts'
import { checkRules, mayHear, toldOf } from './kernel/rules.ts'
import { venuesRoutes } from './kernel/venues/venues.routes.ts'
import { within } from './kernel/within.ts'
import { installServer } from './manifest.ts'
import { offlinePageServer } from './offline.ts'
import { away, type BuiltWeb, type MarkOf, pageServer, type Read, readAsCaller } from './pages.ts'
import { propertiesRoutes } from './properties/routes.ts'
import { sitemapServer } from './sitemap.ts'
import { wayOutServer, waysOut } from './ways-out.ts'

/** The routes of all products. */
const router = implement(contract)
  .$context<Incoming>()
  .router({
    kernel: { identity: identityRoutes, users: usersRoutes, venues: venuesRoutes, files: filesRoutes },
    club: clubRoutes(tellOfPost),
    community: communityRoutes(golfers),
    hotel: hotelRoutes,
    properties: propertiesRoutes,
  })

/** What the products register with the kernel: the subjects of each session kind. */
export const house: House = {
  kinds: { staff: staffSubjects, screen: screenSubjects, guest: guestSubjects, member: memberSubjects },
  toldOf: toldOf(contract),
}

const findProcedure = (endpoint: string) => {
  let found: unknown = router
  for (const name of endpoint.split('.')) found = (found as Record<string, unknown>)[name]
  if (!isProcedure(found)) throw new Error(`there is no endpoint '${endpoint}'`)
  return found
}

/** A page expires with the first of the responses that it contains. */
const limitExpiry = (reply: Headers, expires: number) => {
  const earlier = Math.min(expires, Date.parse(reply.get('expires') ?? '') || expires)
  if (Number.isFinite(earlier)) reply.set('expires', new Date(earlier).toUTCString())
}

/** Milliseconds. */
const readyTimeout = 3_000
const notFound = { code: 'NOT_FOUND', status: 404, message: 'There is no such endpoint.' }

export interface App {
  app: Hono<HttpEnv>
  /** Must be called before the app; sends a cached response if there is one. */
  respondFromCache: Front
}

/** Builds the HTTP app. `stopping` aborts when the process was told to stop; /readyz then responds with 503. */
export const createApp = (kernel: Kernel, hub: Hub, web: BuiltWeb, stopping = new AbortController().signal): App => {
  checkRules(contract)
  const { configuration, database, log } = kernel
  const incoming = incomingOf(kernel, house)
  const app = new Hono<HttpEnv>()
  app.use(numbered(log), headAsGet, safetyHeaders(configuration), compressed)

  app.get('/healthz', (c) => c.text('alive'))
  app.get('/readyz', async (c) => {
    if (stopping.aborted) return c.text('the server is about to stop', 503)
    if (hub.deaf) return c.text('notifications from the database do not arrive', 503)
    try {
      await within(
        readyTimeout,
        database.transaction('read', (db) => db.execute(sql`select 1`)),
      )
      return c.text('ready')
    } catch {
      return c.text('the database does not answer', 503)
    }
  })

  const assets = openAssets(kernel, web.folder)
  void assets.share()
  app.on('GET', ['/assets/*', serviceWorker], assets.serve)
  app.route('/files', pictureServer(kernel, incoming))

  app.route('/', sitemapServer(kernel))

  app.use('/api/*', ownPagesOnly(configuration), boundedBodies(contract, incoming))
  app.route('/api', apiDocs(contract))
  const mayReceive = mayHear(contract)
  const markOf: MarkOf = (role, venueId) => `${role}.${hub.markOf(venueId, (feature) => mayReceive(role, feature))}`
  const live = openLive({ hub, hears: mayReceive, markOf, build: web.build })
  app.get('/api/live', (c) =>
    live({ ...incoming(c), as: kindCalled(c.req.query('as')) }, c.req.query(), c.req.raw.signal),
  )

  const handler = new OpenAPIHandler(router, {
    // Query values are text: '5' is converted to 5 if the contract expects a number.
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    // Applied to the call only, so that requests that cannot be parsed are not logged as errors.
    clientInterceptors: [
      onError((error, { context: { requestId } }) => {
        if (error instanceof ORPCError && error.status < 500) return
        log.error({ requestId, err: error instanceof ORPCError ? (error.cause ?? error) : error }, 'request failed')
      }),
    ],
  })
  const cacheOptions = { now: () => kernel.now(), headers: safeHeaders(configuration) }
  const publicReads = openKept(hub, cacheOptions)
  const staffReads = openKept(hub, cacheOptions)
  const renderedPages = openKept(hub, { ...cacheOptions, isFor: ({ headers }) => isUnknown(headers.cookie) })
  const callEndpoint = async (request: Request, context: Incoming) => {
    const { response } = await handler.handle(request, { prefix: '/api', context })
    for (const announcement of context.announced ?? [])
      for (const cache of [publicReads, staffReads, renderedPages]) cache.invalidate(announcement)
    if (!response) return Response.json(notFound, { status: 404 })
    for (const cookie of context.reply.getSetCookie()) response.headers.append('set-cookie', cookie)
    response.headers.set('cache-control', 'no-store')
    return response
  }
  const reads = keptReads(contract, publicReads, callEndpoint)
  app.get('/api/*', reads.middleware(incoming), sharedReads(contract, staffReads, callEndpoint, incoming))
  // Public path of the earlier version; it must keep working.
  app.post('/api/mail', (c) =>
    callEndpoint(new Request(new URL('/api/hotel/stays/sendSummary', c.req.url), c.req.raw), incoming(c)),
  )
  app.all('/api/*', (c) => callEndpoint(c.req.raw, incoming(c)))

  const asCaller = readAsCaller(findProcedure)
  const readForPage: Read = async (c, context, lookup) => {
    const found = await reads.read(lookup, context)
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
  const install = installServer(asCaller, kernel.store)
  app.get('/manifest.webmanifest', (c) => install.manifest(c, incoming(c)))
  app.get('/app-icon.svg', (c) => install.icon(c, incoming(c)))
  app.get('/app-icon.png', (c) => install.pngIcon(c, incoming(c)))
  const redirectOut = wayOutServer(asCaller)
  for (const [path, urlOf] of Object.entries(waysOut)) app.get(path, (c) => redirectOut(c, incoming(c), urlOf))
  const servePage = afterSharing(pageServer(web, markOf, readForPage))
  // Pages that browsers render are not cached, because each contains its own nonce.
  const isRenderedHere = web.draw && !configuration.devWeb
  const visitorsMayReceive = (feature: string) => mayReceive('visitor', feature)
  const serveNamed = isRenderedHere ? keptPages(renderedPages, visitorsMayReceive, servePage) : servePage
  const named = Object.entries(pages).map(([name, { path }]) => ({ name: name as PageName, path }))
  for (const [path, samePath] of Map.groupBy(bySpecificity(named), ({ path }) => path)) {
    const bare = path.replace(/\/$/, '')
    const names = samePath.map(({ name }) => name)
    app.on('GET', bare ? [bare, `${bare}/`] : ['/'], (c, next) =>
      fits({ params: c.req.param() }) ? serveNamed(c, incoming(c), names) : next(),
    )
  }
  app.notFound((c) => {
    const wantsPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html')
    return wantsPage ? servePage(c, incoming(c), []) : c.text('not found', 404)
  })
  app.onError((error, c) => {
    if (isUnreachable(error)) return c.text(away, 503)
    // Errors after the client has disconnected are expected, so they are logged as info.
    const { aborted } = c.req.raw.signal
    log[aborted ? 'info' : 'error']({ requestId: c.get('requestId'), err: error }, 'request failed')
    return c.text(`Algo salió mal (${c.get('requestId')}).`, 500)
  })
  const respondFromCache: Front = (...args) => publicReads.respond(...args) || renderedPages.respond(...args)
  return { app, respondFromCache }
}
