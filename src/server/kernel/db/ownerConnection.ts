import pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { parseDatabaseUrl } from './databaseUrl.ts'
import { failIfSilent } from './failIfSilent.ts'
import { chooseHost, settingsOfChosenHost, settingsOfHosts } from './hosts.ts'

/**
 * Parameters accepted in DATABASE_URL: hosts, ports and TLS. Session settings are refused, because appRoleSession.ts sets
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
  'target_session_attrs',
]
/** The server needs a primary, so other values of target_session_attrs are refused. */
const primaryAttributes = ['any', 'read-write', 'primary']

/**
 * Connection settings for the database role of DATABASE_URL, which owns the tables. The URL may name several hosts; throws an
 * OperatorError if it is invalid.
 */
export const ownerConfigFromUrl = (databaseUrl: string): pg.ClientConfig => {
  const urls = parseDatabaseUrl(databaseUrl)
  if (!urls) throw new OperatorError('DATABASE_URL must look like postgres://user:password@host/database.')
  const { searchParams } = new URL(urls[0])
  const refused = [...searchParams.keys()].find((name) => !allowedParameters.includes(name))
  if (refused)
    throw new OperatorError(
      `DATABASE_URL says '${refused}' after its '?': remove it, because Casa Club sets its session settings itself (allowed are only ${allowedParameters.join(', ')}).`,
    )
  const attributes = searchParams.get('target_session_attrs')
  if (attributes !== null && !primaryAttributes.includes(attributes))
    throw new OperatorError(
      `DATABASE_URL says target_session_attrs=${attributes}, but Casa Club needs a primary: write read-write.`,
    )
  const owner = settingsOfHosts(urls)
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
  await chooseHost(owner).catch((error) => {
    throw new OperatorError(`DATABASE_URL names no usable database: ${error.message}.`, { cause: error })
  })
  const client = new pg.Client({ ...settingsOfChosenHost(owner), application_name: 'casaclub start' })
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
