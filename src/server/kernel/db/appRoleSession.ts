import type pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { appRole } from './columns.ts'
import { DatabaseUnreachable } from './unreachable.ts'

/**
 * Milliseconds after which the database cancels a statement. Its clock also runs while the machine is suspended; a
 * pause of ten seconds must not cancel a statement. Browsers wait 20 s for a write.
 */
const statementTimeout = 15_000

/**
 * Overrides settings that DATABASE_URL, the role or the database may have. No statement uses several processes: starting them takes
 * longer than most statements (docs/performance.md), and other requests need the cores. The default of random_page_cost, 4, is that
 * of rotating disks: with it a foreign key to a table of some hundred rows is checked by reading the table.
 */
const sessionSettings = `
  set role ${appRole.name};
  set search_path = public;
  set row_security = on;
  set statement_timeout = ${statementTimeout};
  set idle_in_transaction_session_timeout = 40000;
  set max_parallel_workers_per_gather = 0;
  set random_page_cost = 1.1;
  select pg_backend_pid() as pid, rolname as name, rolsuper or rolbypassrls as bypasses, pg_is_in_recovery() as standby
    from pg_roles where rolname = current_user`

interface SessionRow {
  pid: number
  name: string
  bypasses: boolean
  standby: boolean
}

/**
 * Switches a new connection to the app's role and checks the result. Called for every connection that serves requests
 * or listens for notifications. Returns the pid of the connection's database process.
 */
export const setAppRole = async (connection: pg.ClientBase): Promise<number> => {
  // A query with several statements returns an array of results, which the types of pg do not include.
  const results = (await connection.query(sessionSettings)) as unknown as pg.QueryResult<SessionRow>[]
  const [session] = results.at(-1)?.rows ?? []
  if (session?.name !== appRole.name || session.bypasses)
    throw new OperatorError(
      `A connection has the database role ${session?.name}, which could read every venue: Casa Club uses only the role ${appRole.name}, which must be neither superuser nor BYPASSRLS.`,
    )
  // After a failover an address may lead to the earlier primary, in which nothing can be written.
  if (session.standby) throw new DatabaseUnreachable('the database is a standby, which is read-only')
  return session.pid
}
