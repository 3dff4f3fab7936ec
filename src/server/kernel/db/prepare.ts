import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Mendable } from '../mendable.ts'
import { connectAsOwner } from './address.ts'
import { appRole } from './columns.ts'
import { applyMigrations, landed, type Migration, pendingMigrations, readMigrations } from './migrations.ts'
import { lackingProtection } from './protection.ts'
import { checkDatabase } from './requirements.ts'

/** Longer than another node needs to change a large table. */
const turnComesWithin = 10 * 60_000
const changesWithin = 60_000
/** While a change waits for its lock, everybody else waits behind it: shorter than the database looks for deadlocks. */
const lockTimeout = 300

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
/** A lock that did not come in time, or a circle of waiting. */
const isInTheWay = (error: unknown) => ['55P03', '40P01'].includes(String(codeOf(error)))

const roleExists = async (client: pg.Client) =>
  (await client.query('select from pg_roles where rolname = $1', [appRole.name])).rowCount === 1

const createRole = `create role ${appRole.name} nologin nosuperuser nobypassrls nocreatedb nocreaterole`

/** What a start would change; nothing, when the database is as this program needs it. */
const isReady = async (client: pg.Client, known: Migration[]) => {
  if ((await pendingMigrations(client, known)).length > 0 || !(await roleExists(client))) return false
  return (await lackingProtection(client)).length === 0
}

type Fill = (client: pg.Client) => Promise<void>

/** All or nothing: no table is ever seen without its protection. */
const change = async (client: pg.Client, known: Migration[], fill?: Fill) => {
  await client.query(`begin; set local lock_timeout = ${lockTimeout}`)
  try {
    if (!(await roleExists(client))) await client.query(createRole)
    await applyMigrations(client, await pendingMigrations(client, known))
    await fill?.(client)
    for (const statement of await lackingProtection(client)) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Lets the requests of running nodes pass before it tries again. */
const changePatiently = async (client: pg.Client, known: Migration[]) => {
  for (const end = Date.now() + changesWithin; ; await sleep(lockTimeout + Math.random() * lockTimeout)) {
    try {
      return await change(client, known)
    } catch (error) {
      if (!isInTheWay(error)) throw error
      if (Date.now() > end)
        throw new Mendable(
          'The database could not be brought to this version within a minute, because its tables were in use all the time: end what uses them for so long, and start again.',
          { cause: error },
        )
    }
  }
}

/** Nodes that start at once take turns; the turn ends with the connection. */
const takeTurn = async (client: pg.Client) => {
  try {
    await client.query(`set lock_timeout = ${turnComesWithin}; select pg_advisory_lock(4127, 1)`)
  } catch (error) {
    if (!isInTheWay(error)) throw error
    throw new Mendable('Another node has been changing the database for ten minutes: see how it is, and start again.')
  }
}

const explainRights = async (client: pg.Client, error: unknown) => {
  if (codeOf(error) !== '42501' || !(error instanceof Error)) return error
  const create = (await roleExists(client)) ? '' : `${createRole}; `
  return new Mendable(
    `The database role '${client.user}' lacks a right (${error.message}): it must own the database, and either have CREATEROLE or, from an administrator, '${create}grant ${appRole.name} to "${client.user}"'.`,
    { cause: error },
  )
}

interface Ways {
  folder?: string
  /** Beside a server that runs: it alone brings its database to its version. */
  asItIs?: boolean
}

const onDatabase = async (owner: pg.ClientConfig, work: (client: pg.Client) => Promise<void>) => {
  const client = await connectAsOwner(owner)
  try {
    await checkDatabase(owner, client)
    await work(client)
  } catch (error) {
    throw await explainRights(client, error)
  } finally {
    await client.end()
  }
}

/** Brings a database to what this program needs, or says in one sentence what it lacks. */
export const prepare = (owner: pg.ClientConfig, { folder = landed, asItIs = false }: Ways = {}) =>
  onDatabase(owner, async (client) => {
    const known = readMigrations(folder)
    if (await isReady(client, known)) return
    if (asItIs)
      throw new Mendable(
        'The server that runs there is of another version: stop it, or use the command of its version.',
      )
    await takeTurn(client)
    await changePatiently(client, known)
  })

const hasTables = async (client: pg.Client) =>
  (await client.query(`select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`))
    .rowCount !== 0

/** Makes the tables of these migrations in an empty database and fills them: all of it or nothing. */
export const prepareFilled = (owner: pg.ClientConfig, known: Migration[], fill: Fill) =>
  onDatabase(owner, async (client) => {
    await takeTurn(client)
    if (await hasTables(client))
      throw new Mendable(
        `The database '${client.database}' has tables already: choose a DATA_DIR (or a DATABASE_URL) where there is nothing yet.`,
      )
    await change(client, known, fill)
  })
