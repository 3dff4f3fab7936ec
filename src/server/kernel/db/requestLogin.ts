import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { OperatorError } from '../operatorError.ts'
import { setAppRole } from './appRoleSession.ts'
import { appRole } from './columns.ts'
import { failIfSilent } from './failIfSilent.ts'
import { mapUrls, settingsOfChosenHost } from './hosts.ts'

interface RequestLogin {
  user: string
  password: string
}

const namePrefix = 'casa_login_'
/** A name of its own for each installation, because roles belong to a whole server with several databases. */
export const newLoginRole = () => namePrefix + randomBytes(6).toString('hex')

const configOf = (owner: pg.ClientConfig, { user, password }: RequestLogin): pg.ClientConfig => {
  if (!owner.connectionString) return { ...owner, user, password }
  return mapUrls(owner, (address) => {
    const url = new URL(address)
    url.username = user
    url.password = password
    return url.href
  })
}

interface LoginProblem {
  problem: string
  fix: string
}
/** Properties of the login with which a request could leave the app's role for one with more rights. */
const loginProblems = `
  with login as (select * from pg_roles where rolname = $1)
  select 'is a superuser' as problem, format('alter role %I nosuperuser', rolname) as fix from login where rolsuper
  union all select 'has BYPASSRLS', format('alter role %I nobypassrls', rolname) from login where rolbypassrls
  union all select 'has CREATEROLE', format('alter role %I nocreaterole', rolname) from login where rolcreaterole
  union all select format('is a member of %s', roleid::regrole), format('revoke %s from %I', roleid::regrole, rolname)
    from pg_auth_members join login on login.oid = member where roleid <> '${appRole.name}'::regrole`

const checkLogin = async (client: pg.Client, user: string) => {
  const [found] = (await client.query<LoginProblem>(loginProblems, [user])).rows
  if (found)
    throw new OperatorError(
      `The database role ${user}, the login of requests, ${found.problem}, so a request could see every venue: an administrator of the database must run '${found.fix}'.`,
    )
}

/**
 * NOINHERIT: without `set role` the login has no right to any table. The name and the password consist of letters,
 * digits, '-' and '_' (secrets.ts), so they need no escaping.
 */
const createLogin = ({ user, password }: RequestLogin) =>
  `create role ${user} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole password '${password}' in role ${appRole.name}`

const sqlStateOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const insufficientPrivilege = '42501'
/** True if another node has created the role at the same moment. */
const isDuplicate = (error: unknown) => ['42710', '23505'].includes(sqlStateOf(error))

/** Creates the login, or checks the rights of an existing one. Returns null, or a sentence if the owner may not create roles. */
export const ensureLogin = async (client: pg.Client, login: RequestLogin): Promise<string | null> => {
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login.user])
    if (!rowCount) await client.query(createLogin(login))
    else await checkLogin(client, login.user)
    return null
  } catch (error) {
    if (isDuplicate(error)) return null
    if (sqlStateOf(error) !== insufficientPrivilege) throw error
    return `to give requests a login of their own, an administrator of the database must run 'alter role "${client.user}" createrole; grant ${appRole.name} to "${client.user}" with admin option', and the server must be restarted`
  }
}

/** True if a connection with these settings is a session of the login. A pooler may not know the login, or replace it. */
const isUsable = async (config: pg.ClientConfig, { user }: RequestLogin): Promise<boolean> => {
  const client = new pg.Client({ ...settingsOfChosenHost(config), application_name: 'casaclub start' })
  client.on('error', () => {})
  try {
    await failIfSilent(client, client.connect())
    await setAppRole(client)
    const { rows } = await client.query<{ name: string }>('select session_user as name')
    return rows[0]?.name === user
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false
    throw error
  } finally {
    void client.end().catch(() => {})
  }
}

/**
 * Connection settings of requests: a login without rights of its own that can only take the app's role, so that `reset
 * role` in an injected statement gains nothing. Where such a login is impossible, requests use the owner's login and
 * take the app's role; a warning then says what is missing, the result of `ensureLogin` if it is not null.
 */
export const connectionSettingsOfRequests = async (
  owner: pg.ClientConfig,
  login: RequestLogin,
  missing: string | null,
  log: Logger,
): Promise<pg.ClientConfig> => {
  const config = configOf(owner, login)
  // No pooler is between the app and its embedded database, which has no URL.
  if (!missing && (!owner.connectionString || (await isUsable(config, login)))) return config
  const reason =
    missing ??
    `the role ${login.user} cannot connect at DATABASE_URL: a pooler or pg_hba.conf between may have to allow it`
  log.warn(`Requests use the login of the database owner, protected by 'set role' only; ${reason}.`)
  return owner
}
