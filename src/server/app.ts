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

/** Every product of the server, one line each. */
const router = implement(contract)
  .$context<Incoming>()
  .router({
    kernel: { identity: identityRoutes, users: usersRoutes, venues: venuesRoutes, files: filesRoutes },
    club: clubRoutes(tellOfPost),
    community: communityRoutes(golfers),
    hotel: hotelRoutes,
    properties: propertiesRoutes,
  })

/** Whom sessions of each kind belong to, one line per kind. */
export const house: House = {
  kinds: { staff: staffSubjects, screen: screenSubjects, guest: guestSubjects, member: memberSubjects },
  toldOf: toldOf(contract),
}

const findProcedure = (endpoint: string) => {
  let here: unknown = router
  for (const step of endpoint.split('.')) here = (here as Record<string, unknown>)[step]
  if (!isProcedure(here)) throw new Error(`there is no endpoint '${endpoint}'`)
  return here
}

/** What is made of an answer ends with it. */
const endsBy = (reply: Headers, expires: number) => {
  const earlier = Math.min(expires, Date.parse(reply.get('expires') ?? '') || expires)
  if (Number.isFinite(earlier)) reply.set('expires', new Date(earlier).toUTCString())
}

const readyWithin = 3_000
const notFound = { code: 'NOT_FOUND', status: 404, message: 'There is no such endpoint.' }

export interface App {
  app: Hono<HttpEnv>
  /** To be asked before the app. */
  front: Front
}

/** `stopping` says that the process was asked to end. */
export const createApp = (kernel: Kernel, hub: Hub, web: BuiltWeb, stopping = new AbortController().signal): App => {
  checkRules(contract)
  const { configuration, database, log } = kernel
  const incoming = incomingOf(kernel, house)
  const app = new Hono<HttpEnv>()
  app.use(numbered(log), headAsGet, safetyHeaders(configuration), compressed)

  app.get('/healthz', (c) => c.text('alive'))
  app.get('/readyz', async (c) => {
    if (stopping.aborted) return c.text('the server is about to stop', 503)
    if (hub.deaf) return c.text('the database is not heard', 503)
    try {
      await within(
        readyWithin,
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
  const hears = mayHear(contract)
  const markOf: MarkOf = (role, venueId) => `${role}.${hub.markOf(venueId, (feature) => hears(role, feature))}`
  const live = openLive({ hub, hears, markOf, build: web.build })
  app.get('/api/live', (c) =>
    live({ ...incoming(c), as: kindCalled(c.req.query('as')) }, c.req.query(), c.req.raw.signal),
  )

  const handler = new OpenAPIHandler(router, {
    // Addresses carry text only: '5' becomes 5 where the contract says number.
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    // Around the call itself: a request that could not even be read is no failure of ours.
    clientInterceptors: [
      onError((error, { context: { requestId } }) => {
        if (error instanceof ORPCError && error.status < 500) return
        log.error({ requestId, err: error instanceof ORPCError ? (error.cause ?? error) : error }, 'request failed')
      }),
    ],
  })
  const keeping = { now: () => kernel.now(), headers: safeHeaders(configuration) }
  const answers = openKept(hub, keeping)
  const staffAnswers = openKept(hub, keeping)
  const drawnPages = openKept(hub, { ...keeping, isFor: ({ headers }) => isUnknown(headers.cookie) })
  const answer = async (request: Request, context: Incoming) => {
    const { response } = await handler.handle(request, { prefix: '/api', context })
    for (const announcement of context.announced ?? [])
      for (const kept of [answers, staffAnswers, drawnPages]) kept.drop(announcement)
    if (!response) return Response.json(notFound, { status: 404 })
    for (const cookie of context.reply.getSetCookie()) response.headers.append('set-cookie', cookie)
    response.headers.set('cache-control', 'no-store')
    return response
  }
  const reads = keptReads(contract, answers, answer)
  app.get('/api/*', reads.answers(incoming), sharedReads(contract, staffAnswers, answer, incoming))
  // The address that the mail of a room was always sent by.
  app.post('/api/mail', (c) =>
    answer(new Request(new URL('/api/hotel/stays/sendSummary', c.req.url), c.req.raw), incoming(c)),
  )
  app.all('/api/*', (c) => answer(c.req.raw, incoming(c)))

  const asCaller = readAsCaller(findProcedure)
  const readForPage: Read = async (c, context, one) => {
    const found = await reads.read(one, context)
    if (!found) return asCaller(c, context, one)
    const { status, bytes, expires } = found
    if (status >= 500) throw new ORPCError('SERVICE_UNAVAILABLE')
    endsBy(context.reply, expires)
    return status === 200 ? { ...one, output: JSON.parse(bytes.toString()) } : null
  }
  /** A page leaves when every node can find its files: whichever the browser asks for them. */
  const afterSharing =
    <A extends unknown[], R>(serve: (...asked: A) => Promise<R>) =>
    async (...asked: A) => {
      await assets.share()
      return serve(...asked)
    }
  const serveOffline = afterSharing(offlinePageServer(web, asCaller))
  app.get('/offline', (c) => serveOffline(c, incoming(c)))
  const install = installServer(asCaller, kernel.store)
  app.get('/manifest.webmanifest', (c) => install.manifest(c, incoming(c)))
  app.get('/app-icon.svg', (c) => install.icon(c, incoming(c)))
  app.get('/app-icon.png', (c) => install.pngIcon(c, incoming(c)))
  const leadOut = wayOutServer(asCaller)
  for (const [path, way] of Object.entries(waysOut)) app.get(path, (c) => leadOut(c, incoming(c), way))
  const servePage = afterSharing(pageServer(web, markOf, readForPage))
  // Where browsers draw, each page has a nonce of its own.
  const draws = web.draw && !configuration.devWeb
  const visitorsHear = (feature: string) => hears('visitor', feature)
  const serveNamed = draws ? keptPages(drawnPages, visitorsHear, servePage) : servePage
  const named = Object.entries(pages).map(([name, { path }]) => ({ name: name as PageName, path }))
  for (const [path, sharing] of Map.groupBy(bySpecificity(named), ({ path }) => path)) {
    const bare = path.replace(/\/$/, '')
    const names = sharing.map(({ name }) => name)
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
    // Whoever leaves in the middle of a request has broken nothing.
    const { aborted } = c.req.raw.signal
    log[aborted ? 'info' : 'error']({ requestId: c.get('requestId'), err: error }, 'request failed')
    return c.text(`Algo salió mal (${c.get('requestId')}).`, 500)
  })
  const front: Front = (...asked) => answers.front(...asked) || drawnPages.front(...asked)
  return { app, front }
}
