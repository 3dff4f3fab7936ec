import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

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

/** The same settings for every connection of the app: restricted role, and no statement that hangs for ever. */
export const asApp = (owner: pg.ClientConfig): pg.PoolConfig => ({
  ...owner,
  options: '-c role=casa_app',
  // Statements that do not wait for each other travel together: beginning, entering and identifying are one journey.
  pipeline: true,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 40_000,
  application_name: 'casaclub',
})

export const openDatabase = (owner: pg.ClientConfig): Database => {
  const pool = new pg.Pool({ ...asApp(owner), max: 20, connectionTimeoutMillis: 4_000, idleTimeoutMillis: 30_000 })
  // A connection that breaks is replaced by the pool, and its query fails by itself: without a listener, idle or
  // between two queries, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const orms = new WeakMap<pg.PoolClient, Db>()
  const ormOf = (client: pg.PoolClient): Db => {
    const orm = orms.get(client) ?? drizzle(client, { casing: 'snake_case' })
    orms.set(client, orm)
    return orm
  }

  // Not the library's own transaction: when its 'begin' fails it never gives the connection back.
  const transaction: Database['transaction'] = async (mode, work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const run: Run = async ({ name, text }, values) => (await client.query({ name, text, values })).rows
      const [, result] = await Promise.all([
        client.query(mode === 'read' ? 'begin read only' : 'begin'),
        work(ormOf(client), run),
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

  return {
    pool,
    transaction,
    inVenue: (venueId, mode, work) =>
      transaction(mode, async (db) => {
        await enterVenue(db, venueId)
        return work(db)
      }),
    close: () => pool.end(),
  }
}

/** True when the database could not be reached or went away, as opposed to refusing what was asked. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error.cause && isUnreachable(error.cause)) return true
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|08|57P0|53)/.test(code) ||
    code === '25P03' ||
    /connection terminated|timeout exceeded when trying to connect|not queryable/i.test(error.message)
  )
}
