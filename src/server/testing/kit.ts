import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Endpoint } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import type { Photo } from '#contract/kernel/files.ts'
import type { rolesOfSessionKind, SessionKind } from '#contract/kernel/roles.ts'
import type { RenderPage } from '#contract/rendering.ts'
import { createApp, type HttpApp } from '../app.ts'
import { openKernel, type RunningKernel } from '../kernel/boot.ts'
import { readConfiguration } from '../kernel/configuration.ts'
import { sessionCookie } from '../kernel/identity/cookies.ts'
import { sessions, staffAccounts } from '../kernel/identity/identity.table.ts'
import { encodeSessionToken, hashSecret, newSecret } from '../kernel/identity/sessionTokens.ts'
import type { Hub } from '../kernel/live/hub.ts'
import { openLog } from '../kernel/log.ts'
import { endpointsOf } from '../kernel/rules.ts'
import { createVenue } from '../kernel/venues/venues.queries.ts'
import { listen } from '../listen.ts'

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

interface ServerOptions {
  /** Whether members and guests have write budgets. Without them, tests may write as often as they need. */
  budgets?: boolean
  log?: Logger
  /** Renders pages with the built web; without it pages are left to the browser. */
  draw?: RenderPage | null
  /** Fills an empty database, on which the server then runs. */
  fill?: (owner: ClientConfig) => Promise<void>
  /** The server's PUBLIC_URL; requests come from pages of this origin. */
  origin?: string
}

/** Starts a server for the test file, on its own copy of the database. */
export const testServer = ({
  log = openLog(process.env.LOG_LEVEL ?? 'fatal'),
  draw = null,
  fill,
  origin = 'http://127.0.0.1:3000',
  budgets = false,
}: ServerOptions = {}) => {
  let running: RunningKernel
  let app: HttpApp
  let web: Parameters<typeof createApp>[2]
  let owner: ClientConfig
  let dataDir: string

  // Connects to another database, because a template can be copied only while it has no connections.
  const outside = () => ({ ...inject('template'), database: 'postgres' })
  const administer = async (statement: string, where: ClientConfig = outside()) => {
    const client = new pg.Client(where)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  beforeAll(async () => {
    const template = inject('template')
    const database = `test_${randomUUID().replaceAll('-', '')}`
    // Copying files takes half of the CPU time of writing the copy to the log, and so does dropping such a database.
    await administer(
      `create database ${database} template ${fill ? 'template0' : template.database} strategy file_copy`,
    )
    owner = { ...template, database }
    await fill?.(owner)
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-files-'))
    const configuration = readConfiguration({ DATA_DIR: dataDir, PUBLIC_URL: origin })
    running = await openKernel(owner, configuration, log)
    if (!budgets) running.kernel.limits.budgets = { take: () => 0 }
    web = {
      folder: dataDir,
      build: 'test',
      filesOf: () => ({ js: ['/assets/main.js'], css: [], fonts: [] }),
      stylesIn: () => '',
      draw,
    }
    app = createApp(running.kernel, running.hub, web)
  })
  afterAll(async () => {
    await running.close()
    await administer(`drop database ${owner.database} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  })

  const fetch = (
    target: string,
    init: RequestInit = {},
    { cookie, headers = {}, address = '127.0.0.1' }: CallOptions = {},
  ) =>
    app.app.fetch(
      new Request(`${origin}${target}`, {
        ...init,
        headers: { ...(init.method ? { origin } : {}), ...(cookie ? { cookie } : {}), ...headers },
      }),
      { incoming: { socket: { remoteAddress: address } } },
    )

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
    const cookie = `${sessionCookie(kind)}=${encodeSessionToken({ venueId, id: sessionId, secret })}`
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

  return {
    get kernel() {
      return running.kernel
    },
    get app() {
      return app
    },
    get owner() {
      return owner
    },
    get hub() {
      return running.hub
    },
    /** Runs SQL as superuser, without row-level security. */
    asOwner: (statement: string) => administer(statement, owner),
    /** A second app on the same database with another live hub. */
    hearingBy: (hub: Hub) => createApp(running.kernel, hub, web).app,
    /** Listens on a real TCP port. */
    listen: (stillFor?: number) => listen(app, '127.0.0.1', 0, stillFor),
    fetch,
    ask,
    openVenue,
    sessionOf,
    visitor: calling(),
    calling,
  }
}
