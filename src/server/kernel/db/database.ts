import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { tracing } from '../monitoring/tracing.ts'
import { causeOfAbort, clearFirstFailure } from './abortedTransaction.ts'
import { openDatabaseProbe } from './databaseProbe.ts'
import { openPool } from './pool.ts'
import { DatabaseUnreachable, isUnreachable } from './unreachable.ts'

export { isUnreachable } from './unreachable.ts'

/** The query interface of handlers: a transaction that is limited to one venue. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** The connection of a transaction, for statements without the query library. */
export const clientOf = (db: Db) => (db as NodePgDatabase & { $client: pg.ClientBase }).$client

/** An SQL statement of the kernel, prepared once per connection under its name. */
export interface PreparedStatement {
  name: string
  text: string
}
// biome-ignore lint/suspicious/noExplicitAny: the statement's author knows the type of the rows
export type RunStatement = (statement: PreparedStatement, values: unknown[]) => Promise<any[]>

/** Opens transactions for the door, background tasks and commands; the handlers of features receive a Db. */
export interface TransactionRunner {
  pool: pg.Pool
  /**
   * Runs `work` in one transaction as the app's role. No row of a venue is visible until a venue is set, and only rows
   * that every caller may read until the caller's kind is set. It commits after `work`, unless `work` has called `commit`.
   */
  transaction<T>(
    mode: 'read' | 'write',
    work: (db: Db, run: RunStatement, commit: () => Promise<unknown>) => Promise<T>,
  ): Promise<T>
  /** A transaction with the rights of staff in every venue that is set, for background tasks and commands. */
  asTask<T>(mode: 'read' | 'write', work: (db: Db) => Promise<T>): Promise<T>
  /** A transaction of a background task or command with the rights of staff, limited to one venue. */
  inVenue<T>(venueId: number, mode: 'read' | 'write', work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const setVenueStatement: PreparedStatement = {
  name: 'enter',
  text: `select set_config('casa.venue', $1, true), set_config('casa.kind', 'visitor', true),
    set_config('casa.purpose', $2, true),
    set_config('plan_cache_mode', $3, true)`,
}
/**
 * Limits the transaction to this venue, and to the rights of a visitor until the caller is identified. With the purpose
 * 'session' the policies show the sessions and their subjects, and PostgreSQL reuses the plan of the prepared statement
 * that looks a session up: to plan it for each call takes as long as the rest of the identification. The plan mode is a parameter,
 * because PostgreSQL plans a statement with a condition on its parameters anew for each call.
 */
export const runSetVenue = (run: RunStatement, venueId: number | null, purpose: '' | 'session' = '') =>
  run(setVenueStatement, [
    venueId === null ? '' : String(venueId),
    purpose,
    purpose === 'session' ? 'force_generic_plan' : 'auto',
  ])

const startTaskStatement: PreparedStatement = {
  name: 'start task',
  text: `select set_config('casa.kind', 'task', true)`,
}

/** Limits the transaction to this venue, or to none for null. The rights of its caller do not change. */
export const setVenue = async (db: Db, venueId: number | null) => {
  await db.execute(sql`select set_config('casa.venue', ${venueId === null ? '' : String(venueId)}, true)`)
}

/**
 * Runs `work` while the policies that name this purpose show their rows, and then hides them again. Used to find
 * somebody by a secret before the caller is known, or the recipient of a mail.
 */
export const withPurpose = async <T>(db: Db, purpose: string, work: () => Promise<T>): Promise<T> => {
  const { rows } = await db.execute<{ outer: string | null }>(
    sql`select current_setting('casa.purpose', true) as outer, set_config('casa.purpose', ${purpose}, true)`,
  )
  const result = await work()
  await db.execute(sql`select set_config('casa.purpose', ${rows[0]?.outer ?? ''}, true)`)
  return result
}

export const openDatabase = (owner: pg.ClientConfig, log: Logger): TransactionRunner => {
  const pulse = openDatabaseProbe(owner, log)
  const pool = openPool(owner, pulse)

  const orms = new WeakMap<pg.PoolClient, Db>()
  const ormOf = (client: pg.PoolClient): Db => {
    const orm = orms.get(client) ?? drizzle(client, { casing: 'snake_case' })
    orms.set(client, orm)
    return orm
  }

  // drizzle's own transaction() does not release the connection if 'begin' fails.
  const runTransaction: TransactionRunner['transaction'] = async (mode, work) => {
    const client = await pool.connect()
    let rollbackError: Error | undefined
    clearFirstFailure(client)
    try {
      const run: RunStatement = async ({ name, text }, values) => (await client.query({ name, text, values })).rows
      let committed: Promise<unknown> | undefined
      const commit = () => {
        committed ??= client.query('commit')
        return committed
      }
      const [, result] = await Promise.all([
        client.query(mode === 'read' ? 'begin read only' : 'begin'),
        work(ormOf(client), run, commit),
      ])
      await commit()
      return result
    } catch (error) {
      await client.query('rollback').catch((failure) => {
        rollbackError = failure
      })
      throw causeOfAbort(client, error)
    } finally {
      // With an error the pool closes the connection instead of using it again.
      client.release(rollbackError)
    }
  }

  const transaction: TransactionRunner['transaction'] = async (mode, work) => {
    if (pulse.isAway) {
      // A caller that retries at once would otherwise keep the event loop from reading the socket of the next probe.
      await nextTurn()
      throw new DatabaseUnreachable()
    }
    try {
      const { current } = tracing
      return current
        ? await current.span(`transaction ${mode}`, () => runTransaction(mode, work))
        : await runTransaction(mode, work)
    } catch (error) {
      if (isUnreachable(error)) void pulse.probe()
      throw error
    }
  }

  const asTask: TransactionRunner['asTask'] = (mode, work) =>
    transaction(mode, async (db, run) => {
      await run(startTaskStatement, [])
      return work(db)
    })

  return {
    pool,
    transaction,
    asTask,
    inVenue: (venueId, mode, work) =>
      asTask(mode, async (db) => {
        await setVenue(db, venueId)
        return work(db)
      }),
    async close() {
      pulse.close()
      await pool.end()
    },
  }
}
