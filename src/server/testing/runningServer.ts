import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { inject } from 'vitest'
import type { RenderPage } from '#contract/rendering.ts'
import { createApp } from '../app.ts'
import { openKernel } from '../kernel/boot.ts'
import { readConfiguration } from '../kernel/configuration.ts'
import { openLimits } from '../kernel/limits/limits.ts'
import { openLog } from '../kernel/log.ts'
import { openPlaceholderPictures } from './placeholder-pictures.ts'

export interface ServerOptions {
  /** Whether members and guests have write budgets. Without them, tests may write as often as they need. */
  budgets?: boolean
  log?: Logger
  /** Renders pages with the built web; without it pages are left to the browser. */
  render?: RenderPage | null
  /** Whether the database has the demo's venues. */
  demo?: boolean
  /** Fills an empty database, on which the server then runs. */
  fill?: (owner: ClientConfig) => Promise<void>
  /** The server's PUBLIC_URL; requests come from pages of this origin. */
  origin?: string
}

export const defaultOrigin = 'http://127.0.0.1:3000'
const noBudgets = { take: () => 0 }

// Connects to another database, because a template can be copied only while it has no connections.
const outside = () => ({ ...inject('template'), database: 'postgres' })

/** Runs a statement as superuser, without row-level security. */
export const administer = async (statement: string, where: ClientConfig = outside()) => {
  const client = new pg.Client(where)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

// Copying the files takes half the CPU time of the default strategy, which writes the copy to the log; dropping such a database is
// as cheap.
const copyDatabase = (from: string | undefined, to: string) =>
  administer(`create database ${to} template ${from} strategy file_copy`)

const demoDatabase = 'test_demo'
/** Creates the database with the demo in the first worker that needs it; copying it takes a tenth of the time. */
const createDemoDatabase = async () => {
  const client = new pg.Client(outside())
  await client.connect()
  try {
    // Other workers wait for this lock until the database is complete.
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demoDatabase])
    if (rowCount) return
    const { fillDemo } = await import('#demo/demo.ts')
    const { kernel, owner, detach } = await openServer({})
    await fillDemo(kernel, openPlaceholderPictures)
    await detach()
    await client.query(`alter database ${owner.database} rename to ${demoDatabase}`)
  } finally {
    await client.end()
  }
}
let demoCreated: Promise<void> | undefined

/** Starts a server on a new copy of the database. */
export const openServer = async ({
  log = openLog(process.env.LOG_LEVEL ?? 'fatal'),
  render = null,
  demo = false,
  fill,
  origin = defaultOrigin,
  budgets = false,
}: ServerOptions) => {
  const template = inject('template')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  if (demo) {
    demoCreated ??= createDemoDatabase()
    await demoCreated
    await copyDatabase(demoDatabase, database)
  } else await copyDatabase(fill ? 'template0' : template.database, database)
  const owner = { ...template, database }
  await fill?.(owner)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-files-'))
  const { kernel, hub, close } = await openKernel(
    owner,
    readConfiguration({ DATA_DIR: dataDir, PUBLIC_URL: origin }),
    log,
  )
  if (!budgets) kernel.limits.budgets = noBudgets
  const web = {
    folder: dataDir,
    build: 'test',
    filesOf: () => ({ js: ['/assets/main.js'], css: [], fonts: [] }),
    stylesIn: () => '',
    render,
  }
  /** Stops the server and leaves its database. */
  const detach = async () => {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    kernel,
    hub,
    owner,
    web,
    app: createApp(kernel, hub, web),
    detach,
    async close() {
      await detach()
      await administer(`drop database ${database} with (force)`)
    },
  }
}
export type RunningServer = Awaited<ReturnType<typeof openServer>>

let shared: Promise<RunningServer> | undefined

/** The server of this worker, which runs until the worker ends. Closing it undoes what the test file has replaced. */
export const openSharedServer = async (): Promise<RunningServer> => {
  shared ??= openServer({})
  const server = await shared
  const { kernel, owner } = server
  // Calls of earlier test files do not count.
  await administer('truncate kernel_throttles', owner)
  kernel.limits = { ...openLimits(kernel.database.pool), budgets: noBudgets }
  const original = { ...kernel }
  return {
    ...server,
    async close() {
      Object.assign(kernel, original)
    },
  }
}
