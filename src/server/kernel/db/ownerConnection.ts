import pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { failIfSilent } from './failIfSilent.ts'

/**
 * Parameters accepted in DATABASE_URL: host, port and TLS. Session settings are refused, because appRoleSession.ts sets
 * them.
 */
const allowedParameters = [
  'host',
  'port',
  'ssl',
  'sslmode',
  'sslcert',
  'sslkey',
  'sslrootcert',
  'sslnegotiation',
  'uselibpqcompat',
]

/** Connection settings for the database role of DATABASE_URL, which owns the tables. */
export const ownerConfigFromUrl = (databaseUrl: string): pg.ClientConfig => {
  const refused = [...new URL(databaseUrl).searchParams.keys()].find((name) => !allowedParameters.includes(name))
  if (refused)
    throw new OperatorError(
      `DATABASE_URL says '${refused}' after its '?': remove it, because Casa Club sets its session settings itself (allowed are only ${allowedParameters.join(', ')}).`,
    )
  const owner = { connectionString: databaseUrl }
  try {
    new pg.Client(owner)
  } catch (error) {
    throw new OperatorError(`DATABASE_URL cannot be used: ${(error as Error).message}.`, { cause: error })
  }
  return owner
}

const unknownHost = ({ host }: pg.Client) => `the host '${host}' is unknown`
const noListener = ({ host, port }: pg.Client) => `nobody listens at ${host} on port ${port}`
const reasons: Record<string, (client: pg.Client) => string> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: noListener,
  ENOENT: noListener,
  '28P01': ({ user }) => `the password of the role '${user}' is wrong`,
  '3D000': ({ database }) =>
    `there is no database '${database}'; create it with 'create database "${database}" encoding utf8 template template0'`,
}

const explain = (client: pg.Client, error: unknown) => {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const reason = reasons[code]?.(client) ?? `${client.host} on port ${client.port} reports '${error.message}'`
  return new OperatorError(`DATABASE_URL names no usable database: ${reason}.`, { cause: error })
}

/** Milliseconds without a byte from the database. */
const silentAtMost = 10_000

/**
 * Opens a connection as the tables' owner, for migrations and commands. Connection errors are explained to the
 * operator.
 */
export const connectAsOwner = async (owner: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client({ ...owner, application_name: 'casaclub start' })
  client.on('error', () => {})
  try {
    await failIfSilent(client, client.connect(), silentAtMost)
  } catch (error) {
    throw owner.connectionString ? explain(client, error) : error
  }
  // Settings of the role or the database are overridden: tables must be created in the schema that queries use.
  await client.query('set search_path = public; set statement_timeout = 0')
  return client
}
