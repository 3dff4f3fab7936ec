import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { withTimeout } from '../withTimeout.ts'
import { appRole } from './columns.ts'
import { connectAsOwner } from './ownerConnection.ts'

const oldestVersion = 15
/** Milliseconds to wait for the test notification. */
const notificationTimeout = 3_000

interface Server {
  version: number
  encoding: string
  standby: boolean
}

const checkServer = async (client: pg.Client) => {
  const { rows } = await client.query<Server>(`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby`)
  const [server] = rows
  if (!server || server.version < oldestVersion)
    throw new OperatorError(`The database is PostgreSQL ${server?.version}: Casa Club needs ${oldestVersion} or later.`)
  if (server.encoding !== 'UTF8')
    throw new OperatorError(
      `The database '${client.database}' has the encoding ${server.encoding}, which cannot store every name: create one with 'create database … encoding utf8 template template0'.`,
    )
  if (server.standby)
    throw new OperatorError('DATABASE_URL names a standby, which is read-only: set it to the primary.')
}

const pidOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/**
 * Role, advisory locks and LISTEN belong to a session. A pooler in transaction mode loses them without an error, and
 * with the role the row-level security. Therefore two connections must have different sessions that do not change, and
 * one must receive the notification of the other.
 */
const checkSessions = async (owner: pg.ClientConfig, client: pg.Client) => {
  const listening = await connectAsOwner(owner)
  try {
    const channel = `casa_start_${randomBytes(8).toString('hex')}`
    const received = new Promise<true>((resolve) => listening.once('notification', () => resolve(true)))
    await listening.query(`listen ${channel}`)
    const before = await pidOf(listening)
    await client.query(`begin; notify ${channel}`)
    const [pid, after] = [await pidOf(client), await pidOf(listening)]
    await client.query('commit')
    const areSeparate = pid !== before && before === after
    const isNotified = () => withTimeout(notificationTimeout, received).catch(() => false)
    if (areSeparate && (await isNotified())) return
  } finally {
    await listening.end()
  }
  throw new OperatorError(
    'A connection pooler between Casa Club and the database does not keep sessions apart: set it to session mode, or set DATABASE_URL to the database itself.',
  )
}

interface RoleProblem {
  problem: string
  fix: string
}

/** Properties of the app's role with which it could bypass row-level security, directly or through another role. */
const roleProblems = `
  with app as (select * from pg_roles where rolname = '${appRole.name}')
  select 'is a superuser' as problem, 'alter role ${appRole.name} nosuperuser' as fix from app where rolsuper
  union all select 'has BYPASSRLS', 'alter role ${appRole.name} nobypassrls' from app where rolbypassrls
  union all select 'has CREATEROLE', 'alter role ${appRole.name} nocreaterole' from app where rolcreaterole
  union all select format('is a member of %s', roleid::regrole), format('revoke %s from ${appRole.name}', roleid::regrole)
    from pg_auth_members join app on app.oid = member
  union all select format('owns %s', pg_describe_object(classid, objid, 0)),
    format('reassign owned by ${appRole.name} to %I', session_user)
    from pg_shdepend join app on app.oid = refobjid where refclassid = 'pg_authid'::regclass and deptype = 'o'
      and dbid in (0, (select oid from pg_database where datname = current_database()))`

/** Throws if the app's role has properties that bypass row-level security. A missing role passes: prepare.ts creates it. */
const checkRole = async (client: pg.Client) => {
  const { rows } = await client.query<RoleProblem>(roleProblems)
  const [found] = rows
  if (found)
    throw new OperatorError(
      `The database role ${appRole.name} ${found.problem}, so it could see every venue: an administrator of the database must run '${found.fix}'.`,
    )
}

/** Throws an OperatorError if the database cannot be used. Called before anything in it is changed. */
export const checkDatabaseRequirements = async (owner: pg.ClientConfig, client: pg.Client) => {
  await checkServer(client)
  // No pooler is between the app and its embedded database, which has no URL.
  if (owner.connectionString) await checkSessions(owner, client)
  await checkRole(client)
}
