import pg from 'pg'
import { Mendable } from '../mendable.ts'
import { unlessSilent } from './silence.ts'

/** Where the database is and how to speak to it in secret. What a session is, the server says itself. */
const allowed = [
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

/** How the owner connects to the database of DATABASE_URL. */
export const ownerAt = (databaseUrl: string): pg.ClientConfig => {
  const refused = [...new URL(databaseUrl).searchParams.keys()].find((name) => !allowed.includes(name))
  if (refused)
    throw new Mendable(
      `DATABASE_URL says '${refused}' after its '?': take it out, Casa Club sets up each session by itself (only ${allowed.join(', ')} may stand there).`,
    )
  const owner = { connectionString: databaseUrl }
  try {
    new pg.Client(owner)
  } catch (error) {
    throw new Mendable(`DATABASE_URL cannot be used: ${(error as Error).message}.`, { cause: error })
  }
  return owner
}

const unknownHost = ({ host }: pg.Client) => `the host '${host}' is unknown`
const nobody = ({ host, port }: pg.Client) => `nobody listens at ${host} on port ${port}`
const reasons: Record<string, (client: pg.Client) => string> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: nobody,
  ENOENT: nobody,
  '28P01': ({ user }) => `the password of the role '${user}' is wrong`,
  '3D000': ({ database }) =>
    `there is no database '${database}'; make it with 'create database "${database}" encoding utf8 template template0'`,
}

const explain = (client: pg.Client, error: unknown) => {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const reason = reasons[code]?.(client) ?? `${client.host} on port ${client.port} says '${error.message}'`
  return new Mendable(`DATABASE_URL leads to no database that can be used: ${reason}.`, { cause: error })
}

/** Milliseconds. */
const silentAtMost = 10_000

/** A connection of the owner, for what is done before requests are served; with sentences for a wrong address. */
export const connectAsOwner = async (owner: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client({ ...owner, application_name: 'casaclub start' })
  client.on('error', () => {})
  try {
    await unlessSilent(client, client.connect(), silentAtMost)
  } catch (error) {
    throw owner.connectionString ? explain(client, error) : error
  }
  // The role or the database may bring others: tables must be made where they are looked for.
  await client.query('set search_path = public; set statement_timeout = 0')
  return client
}
