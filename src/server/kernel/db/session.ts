import type pg from 'pg'
import { Mendable } from '../mendable.ts'
import { appRole } from './columns.ts'

/**
 * Milliseconds after which the database ends a statement. Its clock also runs while the machine is paused: ten seconds of
 * that must not end what would have succeeded. Browsers wait for a write for 20 s.
 */
const statementTimeout = 15_000

/** Said on the connection itself: an address, a role or a database may bring settings of its own. */
const restricted = `
  set role ${appRole.name};
  set search_path = public;
  set row_security = on;
  set statement_timeout = ${statementTimeout};
  set idle_in_transaction_session_timeout = 40000;
  select pg_backend_pid() as pid, rolname as name, rolsuper or rolbypassrls as bypasses
    from pg_roles where rolname = current_user`

interface Session {
  pid: number
  name: string
  bypasses: boolean
}

/**
 * Makes a new connection the app's, and sees that it is: every connection that serves requests, or listens, begins so.
 * Answers the process of the database that works for it.
 */
export const becomeApp = async (connection: pg.ClientBase): Promise<number> => {
  // Several statements at once have several results, which the library's types do not know.
  const results = (await connection.query(restricted)) as unknown as pg.QueryResult<Session>[]
  const [session] = results.at(-1)?.rows ?? []
  if (session?.name !== appRole.name || session.bypasses)
    throw new Mendable(
      `A connection works as the database role ${session?.name}, which could see every venue: Casa Club works as ${appRole.name} only, which no superuser and no BYPASSRLS may be.`,
    )
  return session.pid
}
