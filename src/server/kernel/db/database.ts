import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { openPulse } from './pulse.ts'
import { becomeApp } from './session.ts'
import { DatabaseAway, isUnreachable } from './unreachable.ts'
import { watch } from './watch.ts'

export { isUnreachable } from './unreachable.ts'

/** What a handler queries with: a transaction that has entered one venue. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** A statement of the kernel's own, prepared once per connection under its name. */
export interface Statement {
  name: string
  text: string
}
// biome-ignore lint/suspicious/noExplicitAny: rows are what the statement's author says they are
export type Run = (statement: Statement, values: unknown[]) => Promise<any[]>

/** Only the door, the migrations and the kernel's own errands hold this; features get a Db. */
export interface Database {
  pool: pg.Pool
  /** Runs work in one transaction as the restricted role; nothing is visible until a venue is entered. */
  transaction<T>(mode: 'read' | 'write', work: (db: Db, run: Run) => Promise<T>): Promise<T>
  inVenue<T>(venueId: number, mode: 'read' | 'write', work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const entering: Statement = {
  name: 'enter',
  text: `select set_config('casa.venue', $1, true), set_config('casa.kind', 'visitor', true)`,
}
/** The transaction works in this venue from here on, for a visitor until somebody is identified. */
export const enter = (run: Run, venueId: number | null) => run(entering, [venueId === null ? '' : String(venueId)])

/** From here on the transaction sees and writes this venue's rows only. */
export const enterVenue = async (db: Db, venueId: number | null) => {
  await db.execute(sql`select set_config('casa.venue', ${venueId === null ? '' : String(venueId)}, true)`)
}

export const openDatabase = (owner: pg.ClientConfig, log: Logger): Database => {
  const pulse = openPulse(owner, log)
  /** When a connection was last found to be dead: none that is older is trusted, they may have died together. */
  let lostAt = 0
  const openedAt = new WeakMap<pg.ClientBase, number>()

  const pool = new pg.Pool({
    ...owner,
    application_name: 'casaclub',
    // Statements that do not wait for each other travel together: beginning, entering and identifying are one journey.
    pipeline: true,
    max: 20,
    connectionTimeoutMillis: 3_500,
    idleTimeoutMillis: 30_000,
    onConnect: async (connection) => {
      openedAt.set(connection, performance.now())
      const watched = watch(connection as pg.Client, pulse, () => {
        lostAt = performance.now()
      })
      watched.pid = await becomeApp(connection)
    },
  })
  // A connection that breaks is replaced by the pool, and its query fails by itself: without a listener, idle or
  // between two queries, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const take = async () => {
    for (;;) {
      const client = await pool.connect()
      if ((openedAt.get(client) ?? 0) >= lostAt) return client
      client.release(true)
    }
  }

  const orms = new WeakMap<pg.PoolClient, Db>()
  const ormOf = (client: pg.PoolClient): Db => {
    const orm = orms.get(client) ?? drizzle(client, { casing: 'snake_case' })
    orms.set(client, orm)
    return orm
  }

  // Not the library's own transaction: when its 'begin' fails it never gives the connection back.
  const run: Database['transaction'] = async (mode, work) => {
    const client = await take()
    let broken: Error | undefined
    try {
      const ask: Run = async ({ name, text }, values) => (await client.query({ name, text, values })).rows
      const [, result] = await Promise.all([
        client.query(mode === 'read' ? 'begin read only' : 'begin'),
        work(ormOf(client), ask),
      ])
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  const transaction: Database['transaction'] = async (mode, work) => {
    if (pulse.away) throw new DatabaseAway()
    try {
      return await run(mode, work)
    } catch (error) {
      if (isUnreachable(error)) pulse.doubt()
      throw error
    }
  }

  return {
    pool,
    transaction,
    inVenue: (venueId, mode, work) =>
      transaction(mode, async (db) => {
        await enterVenue(db, venueId)
        return work(db)
      }),
    async close() {
      pulse.close()
      await pool.end()
    },
  }
}
