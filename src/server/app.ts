import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { implement, isProcedure, ORPCError, onError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bySpecificity, fits } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { bagRequestsRoutes } from './club/bagRequests/bagRequests.routes.ts'
import { bagsRoutes } from './club/bags/bags.routes.ts'
import { custodyRoutes } from './club/custody/custody.routes.ts'
import { dashboardRoutes } from './club/dashboard/dashboard.routes.ts'
import { messagesRoutes } from './club/messages/messages.routes.ts'
import { movementsRoutes } from './club/movements/movements.routes.ts'
import * as golfers from './club/people/linking.ts'
import { peopleRoutes } from './club/people/people.routes.ts'
import { postsRoutes } from './club/posts/posts.routes.ts'
import { screensRoutes } from './club/screens/screens.routes.ts'
import { screenSubjects } from './club/screens/screens.table.ts'
import { absencesRoutes } from './community/absences/absences.routes.ts'
import { absencesOfLeadersRoutes } from './community/absences/staff.routes.ts'
import { activitiesRoutes } from './community/activities/activities.routes.ts'
import { activitiesOfStaffRoutes } from './community/activities/staff.routes.ts'
import { alertsRoutes } from './community/alerts/alerts.routes.ts'
import { alertsOfStaffRoutes } from './community/alerts/staff.routes.ts'
import { authorisationsRoutes } from './community/authorisations/authorisations.routes.ts'
import { authorisationsOfStaffRoutes } from './community/authorisations/staff.routes.ts'
import { bookingsRoutes } from './community/bookings/bookings.routes.ts'
import { bookingsOfStaffRoutes } from './community/bookings/staff.routes.ts'
import { claimsRoutes } from './community/claims/claims.routes.ts'
import { claimsOfStaffRoutes } from './community/claims/staff.routes.ts'
import { directoryRoutes } from './community/directory/directory.routes.ts'
import { mapsRoutes } from './community/directory/maps.routes.ts'
import { ministriesRoutes } from './community/directory/ministries.routes.ts'
import { restaurantsRoutes } from './community/directory/restaurants.routes.ts'
import { suppliersRoutes } from './community/directory/suppliers.routes.ts'
import { membersRoutes } from './community/members/members.routes.ts'
import { memberSubjects } from './community/members/members.table.ts'
import { membersOfStaffRoutes } from './community/members/staff.routes.ts'
import { requestsRoutes } from './community/requests/requests.routes.ts'
import { requestsOfLeadersRoutes } from './community/requests/staff.routes.ts'
import { withdrawalsOfStaffRoutes } from './community/withdrawals/staff.routes.ts'
import { withdrawalsRoutes } from './community/withdrawals/withdrawals.routes.ts'
import { menusRoutes } from './hotel/menus/menus.routes.ts'
import { outletsRoutes } from './hotel/outlets/outlets.routes.ts'
import { isUnreachable } from './kernel/db/database.ts'
import { filesRoutes } from './kernel/files/files.routes.ts'
import { pictureServer } from './kernel/files/serving.ts'
import { openAssets } from './kernel/http/assets.ts'
import { compressed } from './kernel/http/compression.ts'
import { apiDocs } from './kernel/http/docs.ts'
import { headAsGet } from './kernel/http/head.ts'
import { incomingOf } from './kernel/http/incoming.ts'
import { openKept } from './kernel/http/kept.ts'
import { boundedBodies, numbered } from './kernel/http/requests.ts'
import { type HttpEnv, ownPagesOnly, safetyHeaders } from './kernel/http/safety.ts'
import { identityRoutes } from './kernel/identity/identity.routes.ts'
import { staffSubjects } from './kernel/identity/identity.table.ts'
import type { House, Incoming } from './kernel/incoming.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { Hub } from './kernel/live/hub.ts'
import { openLive } from './kernel/live/stream.ts'
import { checkRules, mayHear, toldOf } from './kernel/rules.ts'
import { venuesRoutes } from './kernel/venues/venues.routes.ts'
import { within } from './kernel/within.ts'
import { offlinePageServer } from './offline.ts'
import { away, type BuiltWeb, pageServer, type Read, readAsCaller } from './pages.ts'

/** Every feature of the server, one line each. */
const router = implement(contract)
  .$context<Incoming>()
  .router({
    kernel: { identity: identityRoutes, venues: venuesRoutes, files: filesRoutes },
    club: {
      posts: postsRoutes,
      people: peopleRoutes,
      bags: bagsRoutes,
      movements: movementsRoutes,
      custody: custodyRoutes,
      messages: messagesRoutes,
      screens: screensRoutes,
      bagRequests: bagRequestsRoutes,
      dashboard: dashboardRoutes,
    },
    community: {
      members: { ...membersRoutes, ...membersOfStaffRoutes(golfers) },
      directory: directoryRoutes,
      suppliers: suppliersRoutes,
      restaurants: restaurantsRoutes,
      maps: mapsRoutes,
      ministries: ministriesRoutes,
      activities: { ...activitiesRoutes, ...activitiesOfStaffRoutes },
      bookings: { ...bookingsRoutes, ...bookingsOfStaffRoutes },
      claims: { ...claimsRoutes, ...claimsOfStaffRoutes },
      withdrawals: { ...withdrawalsRoutes, ...withdrawalsOfStaffRoutes },
      requests: { ...requestsRoutes, ...requestsOfLeadersRoutes },
      authorisations: { ...authorisationsRoutes, ...authorisationsOfStaffRoutes },
      alerts: { ...alertsRoutes, ...alertsOfStaffRoutes },
      absences: { ...absencesRoutes, ...absencesOfLeadersRoutes },
    },
    hotel: { outlets: outletsRoutes, menus: menusRoutes },
  })

/** Whom sessions of each kind belong to, one line per kind. */
const house: House = {
  kinds: { staff: staffSubjects, screen: screenSubjects, member: memberSubjects },
  toldOf: toldOf(contract),
}

const findProcedure = (endpoint: string) => {
  let here: unknown = router
  for (const step of endpoint.split('.')) here = (here as Record<string, unknown>)[step]
  if (!isProcedure(here)) throw new Error(`there is no endpoint '${endpoint}'`)
  return here
}

const readyWithin = 3_000
const notFound = { code: 'NOT_FOUND', status: 404, message: 'There is no such endpoint.' }

/** `stopping` says that the process was asked to end. */
export const createApp = (kernel: Kernel, hub: Hub, web: BuiltWeb, stopping = new AbortController().signal) => {
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
  app.on('GET', ['/assets/*', '/sw.js'], assets.serve)
  app.route('/files', pictureServer(kernel, incoming))

  app.use('/api/*', ownPagesOnly(configuration), boundedBodies(contract, incoming))
  app.route('/api', apiDocs(contract))
  const live = openLive({ hub, hears: mayHear(contract), build: web.build })
  app.get('/api/live', (c) => live(incoming(c), c.req.query(), c.req.raw.signal))

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
  const kept = openKept(contract, hub, kernel, incoming)
  const answer = async (c: Context<HttpEnv>, context: Incoming) => {
    const { response } = await handler.handle(c.req.raw, { prefix: '/api', context })
    if (context.announced) kept.drop(context.announced)
    if (!response) return c.json(notFound, 404)
    for (const cookie of context.reply.getSetCookie()) response.headers.append('set-cookie', cookie)
    response.headers.set('cache-control', 'no-store')
    return response
  }
  app.get('/api/*', kept.answers(answer))
  app.all('/api/*', (c) => answer(c, incoming(c)))

  const asCaller = readAsCaller(findProcedure)
  const readForPage: Read = async (c, context, one) => {
    const address = kept.addressOf(one)
    if (!address) return asCaller(c, context, one)
    const response = await app.request(address, {}, c.env)
    if (response.status >= 500) throw new ORPCError('SERVICE_UNAVAILABLE')
    return response.ok ? { ...one, output: await response.json() } : null
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
  const servePage = afterSharing(pageServer(web, hub, readForPage))
  const named = Object.entries(pages).map(([name, { path }]) => ({ name: name as PageName, path }))
  for (const { name, path } of bySpecificity(named)) {
    const bare = path.replace(/\/$/, '')
    app.on('GET', bare ? [bare, `${bare}/`] : ['/'], (c, next) =>
      fits({ params: c.req.param() }) ? servePage(c, incoming(c), name) : next(),
    )
  }
  app.notFound((c) => {
    const wantsPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html')
    return wantsPage ? servePage(c, incoming(c), '') : c.text('not found', 404)
  })
  app.onError((error, c) => {
    if (isUnreachable(error)) return c.text(away, 503)
    // Whoever leaves in the middle of a request has broken nothing.
    const { aborted } = c.req.raw.signal
    log[aborted ? 'info' : 'error']({ requestId: c.get('requestId'), err: error }, 'request failed')
    return c.text(`Algo salió mal (${c.get('requestId')}).`, 500)
  })
  return app
}
