import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Endpoint } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import type { Photo } from '#contract/kernel/files.ts'
import type { rolesOfSessionKind, SessionKind } from '#contract/kernel/roles.ts'
import { createApp } from '../app.ts'
import type { HttpEnv } from '../kernel/http/securityHeaders.ts'
import { sessionCookieName } from '../kernel/identity/cookies.ts'
import { sessions, staffAccounts } from '../kernel/identity/identity.table.ts'
import { encodeSessionToken, hashSecret, newSecret } from '../kernel/identity/sessionTokens.ts'
import { notificationChannel } from '../kernel/live/announce.ts'
import type { EventStream } from '../kernel/live/events.ts'
import type { Hub } from '../kernel/live/hub.ts'
import type { StreamFilter } from '../kernel/live/streamFilters.ts'
import { endpointsOf } from '../kernel/rules.ts'
import { createVenue } from '../kernel/venues/venues.queries.ts'
import { listen } from '../listen.ts'
import {
  administer,
  defaultOrigin,
  openServer,
  openSharedServer,
  type RunningServer,
  type ServerOptions,
} from './runningServer.ts'

const kinds = new Map(endpointsOf(contract).map(({ endpoint, rules }) => [endpoint, rules.kind ?? 'read']))

export type RoleOfStaff = (typeof rolesOfSessionKind)['staff'][number]

/** Hash of a random password that nobody knows. */
const unknownPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$WWZGkmdTqqE7BBwHvFkWcA$D9SD8oMwEiiOQd1yT1z6k8RMU/+BBuNJS7FzaP78EbQ'

const grey = { create: { width: 400, height: 300, channels: 3 as const, background: '#888' } }

/** Error of a failed call, with the response's code and status. */
class Refused extends Error {
  code: string
  status: number
  data: unknown
  constructor(status: number, body: { code?: string; data?: unknown }) {
    super(`${status} ${body.code}`)
    this.status = status
    this.code = body.code ?? ''
    this.data = body.data
  }
}

const retryEvery = 100
const retriesFor = 120_000

/** Repeats a call that is refused with 503, as browsers do. The call must be safe to send twice. */
export const retryOn503 = async <T>(call: () => Promise<T>): Promise<T> => {
  for (const until = performance.now() + retriesFor; ; await delay(retryEvery))
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503) throw error
      if (performance.now() > until)
        throw new Error(`every call was refused with 503 for ${retriesFor / 1000} s`, { cause: error })
    }
}

interface CallOptions {
  cookie?: string | undefined
  headers?: Record<string, string>
  address?: string
}

/** The events as the body of a Response. Readable.toWeb of Node 24.21 throws when an event arrives after the reader has canceled. */
const bodyOf = (eventStream: EventStream) => {
  const events = new PassThrough()
  eventStream.writeTo(events)
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      events.on('data', (chunk) => controller.enqueue(chunk))
      events.on('end', () => controller.close())
    },
    cancel: () => void events.removeAllListeners('data').removeAllListeners('end').destroy(),
  })
}

/** Calls of a server that runs while the tests of a file run. */
const useServer = (open: () => Promise<RunningServer>, origin: string) => {
  let running: RunningServer
  beforeAll(async () => {
    running = await open()
  })
  afterAll(() => running.close())

  const fetch = async (
    target: string,
    init: RequestInit = {},
    { cookie, headers = {}, address = '127.0.0.1' }: CallOptions = {},
  ) => {
    const request = new Request(`${origin}${target}`, {
      ...init,
      headers: { ...(init.method ? { origin } : {}), ...(cookie ? { cookie } : {}), ...headers },
    })
    const env: HttpEnv['Bindings'] = {}
    const response = await running.app.app.fetch(
      request,
      Object.assign(env, { incoming: { socket: { remoteAddress: address } } }),
    )
    return env.eventStream ? new Response(bodyOf(env.eventStream), response) : response
  }

  /** Calls an endpoint as a browser does and returns the raw response. */
  const ask = (endpoint: string, kind: 'read' | 'write', input: unknown, options: CallOptions = {}) => {
    const target = `/api/${endpoint.replaceAll('.', '/')}`
    if (kind === 'write') {
      const headers = { 'content-type': 'application/json', ...options.headers }
      return fetch(target, { method: 'POST', body: JSON.stringify(input ?? {}) }, { ...options, headers })
    }
    const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
    return fetch(`${target}?${query}`, {}, options)
  }

  /** Opens a session for an existing subject: a staff account, a member, a stay. */
  const sessionOf = async (venueId: number, kind: SessionKind, subject: string) => {
    const secret = newSecret()
    const expiresAt = new Date(Date.now() + 3_600_000)
    const row = { venueId, kind, subject, secretHash: hashSecret(secret), device: 'test', expiresAt }
    const [made] = await running.kernel.database.inVenue(venueId, 'write', (db) =>
      db.insert(sessions).values(row).returning({ id: sessions.id }),
    )
    const sessionId = made?.id ?? ''
    const cookie = `${sessionCookieName(kind)}=${encodeSessionToken({ venueId, id: sessionId, secret })}`
    return { sessionId, cookie, call: calling(cookie), upload: uploading(cookie) }
  }

  const openVenue = async (name = 'Club de prueba') => {
    const { database } = running.kernel
    const venueId = await database.transaction('write', (db) => createVenue(db, { name }))

    /** Creates an account with this role and signs it in. */
    const as = async (role: RoleOfStaff) => {
      const mail = `${role}-${randomUUID()}@venue${venueId}.test`
      const staffId = await database.inVenue(venueId, 'write', async (db) => {
        const account = { venueId, mail, name: role, role, passwordHash: unknownPassword }
        const [made] = await db.insert(staffAccounts).values(account).returning({ id: staffAccounts.id })
        return made?.id ?? ''
      })
      return { staffId, mail, ...(await sessionOf(venueId, 'staff', staffId)) }
    }
    return { venueId, as }
  }

  const uploading = (cookie: string) => async (picture?: Uint8Array<ArrayBuffer>) => {
    const bytes = picture ?? new Uint8Array(await sharp(grey).jpeg().toBuffer())
    const body = new FormData()
    body.set('file', new File([bytes], 'foto.jpg'))
    const response = await fetch('/api/kernel/files/upload', { method: 'POST', body }, { cookie })
    const answer = await response.json()
    if (!response.ok) throw new Refused(response.status, answer)
    return answer as Photo
  }

  const calling =
    (cookie?: string, options: CallOptions = {}) =>
    async <SessionKind, I, O, E>(
      endpoint: Endpoint<SessionKind, I, O, E>,
      ...[input]: undefined extends I ? [I?] : [I]
    ): Promise<O> => {
      const kind = kinds.get(endpoint.endpoint) ?? 'read'
      const response = await ask(endpoint.endpoint, kind, input, { ...options, cookie })
      const body = await response.json()
      if (!response.ok) throw new Refused(response.status, body)
      return body
    }

  /** Waits until the server has received the announcements of all earlier writes; PostgreSQL sends them in order of commit. */
  const receiveAnnouncements = async () => {
    const marker = randomUUID()
    const filter: StreamFilter = {
      role: 'all',
      audiences: [],
      receivesAll: true,
      mayReceive: (feature) => feature === marker,
    }
    const payload = JSON.stringify({ venueId: 0, changed: [marker] })
    await administer(`notify ${notificationChannel}, '${payload}'`, running.owner)
    await expect.poll(() => running.hub.positionOf(0, filter)).toMatch(/\.1$/)
  }

  /** Waits until this many statements wait for a lock in the server's database. Other test files use other databases. */
  const waitForLocks = async (count: number) => {
    const waiting = `select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`
    const countWaiting = () =>
      running.kernel.database.transaction('read', async (db) => (await db.execute(waiting)).rowCount)
    await expect.poll(countWaiting).toBeGreaterThanOrEqual(count)
  }

  return {
    get kernel() {
      return running.kernel
    },
    get app() {
      return running.app
    },
    get owner() {
      return running.owner
    },
    get hub() {
      return running.hub
    },
    /** Runs SQL as superuser, without row-level security. */
    asOwner: (statement: string) => administer(statement, running.owner),
    /** A second app on the same database with another live hub. */
    appWithHub: (hub: Hub) => createApp(running.kernel, hub, running.web).app,
    /** Listens on a real TCP port. */
    listen: (stillFor?: number) => listen(running.app, '127.0.0.1', 0, stillFor),
    fetch,
    ask,
    openVenue,
    sessionOf,
    receiveAnnouncements,
    waitForLocks,
    visitor: calling(),
    calling,
  }
}

/** Starts a server for the test file, on its own copy of the database. */
export const testServer = (options: ServerOptions = {}) =>
  useServer(() => openServer(options), options.origin ?? defaultOrigin)

/**
 * Uses a server that the test files of a worker share, so that it starts once. The tests of such a file open venues of their own
 * and look at no others.
 */
export const sharedServer = () => useServer(openSharedServer, defaultOrigin)
