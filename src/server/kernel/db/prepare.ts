import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { appRole } from './columns.ts'
import { applyMigrations, type Migration, migrationsFolder, pendingMigrations, readMigrations } from './migrations.ts'
import { connectAsOwner } from './ownerConnection.ts'
import { checkDatabaseRequirements } from './requirements.ts'
import { missingProtectionStatements } from './tableProtection.ts'

/** Milliseconds to wait while another node applies its migrations; changing a large table takes minutes. */
const turnTimeout = 10 * 60_000
/** Milliseconds during which migrations that fail to get a table lock are retried. */
const retryFor = 60_000
/**
 * Milliseconds that a migration waits for a table lock; all requests to that table wait behind it. The time is shorter
 * than PostgreSQL's deadlock_timeout of one second, so that the migration gives up first.
 */
const lockTimeout = 300

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
/** SQLSTATE of a lock timeout or a deadlock. */
const isLockConflict = (error: unknown) => ['55P03', '40P01'].includes(String(codeOf(error)))

const roleExists = async (client: pg.Client) =>
  (await client.query('select from pg_roles where rolname = $1', [appRole.name])).rowCount === 1

const createRole = `create role ${appRole.name} nologin nosuperuser nobypassrls nocreatedb nocreaterole`

/** True if a start would change nothing: no pending migration, no missing role, policy or grant. */
const isReady = async (client: pg.Client, known: Migration[]) => {
  if ((await pendingMigrations(client, known)).length > 0 || !(await roleExists(client))) return false
  return (await missingProtectionStatements(client)).length === 0
}

type Fill = (client: pg.Client) => Promise<void>

/**
 * Creates the app's role if it is missing, applies the migrations and calls `fill`, in one transaction, so that no table is ever
 * visible without its policies and grants.
 */
const migrate = async (client: pg.Client, known: Migration[], fill?: Fill) => {
  await client.query(`begin; set local lock_timeout = ${lockTimeout}`)
  try {
    if (!(await roleExists(client))) await client.query(createRole)
    await applyMigrations(client, await pendingMigrations(client, known))
    await fill?.(client)
    for (const statement of await missingProtectionStatements(client)) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Calls `migrate` again after lock conflicts, for a minute. The pause lets requests of running nodes pass that queued behind the
 * lock.
 */
const migrateWithRetries = async (client: pg.Client, known: Migration[]) => {
  for (const end = Date.now() + retryFor; ; await sleep(lockTimeout + Math.random() * lockTimeout)) {
    try {
      return await migrate(client, known)
    } catch (error) {
      if (!isLockConflict(error)) throw error
      if (Date.now() > end)
        throw new OperatorError(
          'The migrations could not be applied within a minute, because other connections kept locks on the tables: end those connections, and start again.',
          { cause: error },
        )
    }
  }
}

/** Takes the lock that allows one node at a time to migrate; released when the connection ends. Throws after ten minutes. */
const lockMigrations = async (client: pg.Client) => {
  try {
    await client.query(`set lock_timeout = ${turnTimeout}; select pg_advisory_lock(4127, 1)`)
  } catch (error) {
    if (!isLockConflict(error)) throw error
    throw new OperatorError(
      'Another node has been applying migrations to the database for ten minutes: check the log of that node, and start again.',
    )
  }
}

const explainMissingRight = async (client: pg.Client, error: unknown) => {
  if (codeOf(error) !== '42501' || !(error instanceof Error)) return error
  const create = (await roleExists(client)) ? '' : `${createRole}; `
  return new OperatorError(
    `The database role '${client.user}' lacks a right (${error.message}): it must own the database, and either have CREATEROLE or, from an administrator, '${create}grant ${appRole.name} to "${client.user}"'.`,
    { cause: error },
  )
}

interface PrepareOptions {
  folder?: string
  /** True throws instead of applying migrations: beside a running server, only that server may apply them. */
  checkOnly?: boolean
}

const withDatabase = async <T>(owner: pg.ClientConfig, work: (client: pg.Client) => Promise<T>) => {
  const client = await connectAsOwner(owner)
  try {
    await checkDatabaseRequirements(owner, client)
    return await work(client)
  } catch (error) {
    throw await explainMissingRight(client, error)
  } finally {
    await client.end()
  }
}

const prepare = async (client: pg.Client, { folder = migrationsFolder, checkOnly = false }: PrepareOptions) => {
  const known = readMigrations(folder)
  if (await isReady(client, known)) return
  if (checkOnly)
    throw new OperatorError(
      'The server that runs there is of another version: stop it, or use the command of its version.',
    )
  await lockMigrations(client)
  await migrateWithRetries(client, known)
}

/**
 * Creates the app's role, applies pending migrations and adds missing grants; throws an OperatorError if it cannot, or if anything
 * is missing and `checkOnly` is set. Returns the result of `work`, which uses the same connection: each new one takes 10 ms.
 */
export const prepareDatabase = <T = void>(
  owner: pg.ClientConfig,
  options: PrepareOptions = {},
  work?: (client: pg.Client) => Promise<T>,
) =>
  withDatabase(owner, async (client) => {
    await prepare(client, options)
    return work?.(client) as T
  })

const hasTables = async (client: pg.Client) =>
  (await client.query(`select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`))
    .rowCount !== 0

/** Applies these migrations to an empty database and fills its tables, in one transaction; throws if the database has tables. */
export const prepareAndFillDatabase = (owner: pg.ClientConfig, known: Migration[], fill: Fill) =>
  withDatabase(owner, async (client) => {
    await lockMigrations(client)
    if (await hasTables(client))
      throw new OperatorError(
        `The database '${client.database}' has tables already: choose a DATA_DIR (or a DATABASE_URL) that is empty.`,
      )
    await migrate(client, known, fill)
  })
