import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { Mendable } from '../mendable.ts'
import { within } from '../within.ts'
import { connectAsOwner } from './address.ts'
import { appRole } from './columns.ts'

const oldest = 15
const hearsWithin = 3_000

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
  if (!server || server.version < oldest)
    throw new Mendable(`The database is PostgreSQL ${server?.version}: Casa Club needs ${oldest} or later.`)
  if (server.encoding !== 'UTF8')
    throw new Mendable(
      `The database '${client.database}' holds ${server.encoding}, which has no room for every name: make one with 'create database … encoding utf8 template template0'.`,
    )
  if (server.standby)
    throw new Mendable('DATABASE_URL leads to a standby, which cannot be written: give the address of the primary.')
}

const pidOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/**
 * Role, locks and LISTEN belong to a session. A pooler that gives every transaction another session loses them without
 * an error, and with the role the walls between venues: two connections must be two, and one must hear the other.
 */
const checkSessions = async (owner: pg.ClientConfig, client: pg.Client) => {
  const listening = await connectAsOwner(owner)
  try {
    const channel = `casa_start_${randomBytes(8).toString('hex')}`
    const heard = new Promise<true>((resolve) => listening.once('notification', () => resolve(true)))
    await listening.query(`listen ${channel}`)
    const before = await pidOf(listening)
    await client.query(`begin; notify ${channel}`)
    const [pid, after] = [await pidOf(client), await pidOf(listening)]
    await client.query('commit')
    const own = pid !== before && before === after
    const isHeard = () => within(hearsWithin, heard).catch(() => false)
    if (own && (await isHeard())) return
  } finally {
    await listening.end()
  }
  throw new Mendable(
    'Between Casa Club and the database stands a pooler that does not keep sessions apart: set it to session mode, or give the address of the database itself.',
  )
}

interface Danger {
  danger: string
  mend: string
}

/** How the role that serves requests could step around row-level security, now or by one more step. */
const dangers = `
  with app as (select * from pg_roles where rolname = '${appRole.name}')
  select 'is a superuser' as danger, 'alter role ${appRole.name} nosuperuser' as mend from app where rolsuper
  union all select 'has BYPASSRLS', 'alter role ${appRole.name} nobypassrls' from app where rolbypassrls
  union all select 'has CREATEROLE', 'alter role ${appRole.name} nocreaterole' from app where rolcreaterole
  union all select format('is a member of %s', roleid::regrole), format('revoke %s from ${appRole.name}', roleid::regrole)
    from pg_auth_members join app on app.oid = member
  union all select format('owns %s', pg_describe_object(classid, objid, 0)),
    format('reassign owned by ${appRole.name} to %I', session_user)
    from pg_shdepend join app on app.oid = refobjid where refclassid = 'pg_authid'::regclass and deptype = 'o'
      and dbid in (0, (select oid from pg_database where datname = current_database()))`

/** Nothing to find where it does not exist yet: we make it as it must be. */
const checkRole = async (client: pg.Client) => {
  const { rows } = await client.query<Danger>(dangers)
  const [found] = rows
  if (found)
    throw new Mendable(
      `The database role ${appRole.name} ${found.danger}, so it could see every venue: an administrator of the database must run '${found.mend}'.`,
    )
}

/** What must be so before anything is changed. */
export const checkDatabase = async (owner: pg.ClientConfig, client: pg.Client) => {
  await checkServer(client)
  await checkSessions(owner, client)
  await checkRole(client)
}
