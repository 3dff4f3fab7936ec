import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { openPool } from './pool.ts'
import { openPulse } from './pulse.ts'
import { DatabaseAway, isUnreachable } from './unreachable.ts'

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
  const pool = openPool(owner, pulse)

  const orms = new WeakMap<pg.PoolClient, Db>()
  const ormOf = (client: pg.PoolClient): Db => {
    const orm = orms.get(client) ?? drizzle(client, { casing: 'snake_case' })
    orms.set(client, orm)
    return orm
  }

  // Not the library's own transaction: when its 'begin' fails it never gives the connection back.
  const run: Database['transaction'] = async (mode, work) => {
    const client = await pool.connect()
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
    if (pulse.isAway) {
      // A caller that retries at once would otherwise keep the event loop from reading the socket of the next probe.
      await nextTurn()
      throw new DatabaseAway()
    }
    try {
      return await run(mode, work)
    } catch (error) {
      if (isUnreachable(error)) void pulse.probe()
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
