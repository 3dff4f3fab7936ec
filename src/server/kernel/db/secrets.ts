import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import { connectionSettingsOfRequests, ensureLogin, newLoginRole } from './requestLogin.ts'

/** Reads a secret of the installation. The first node that needs it creates and stores it. */
const readSecret = async (client: pg.Client, name: string, create: () => string) => {
  const find = async () =>
    (await client.query<{ value: string }>('select value from kernel_secrets where name = $1', [name])).rows[0]?.value
  const known = await find()
  if (known !== undefined) return known
  await client.query('insert into kernel_secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    create(),
  ])
  return (await find()) ?? ''
}

interface InstallationSecrets {
  /** Key of the HMAC signatures. */
  signingSecret: Buffer
  /** Connection settings of requests. */
  requests: pg.ClientConfig
}

/**
 * Reads the secrets, and creates those that are missing. `client` is a connection of the owner, because the role of requests has no
 * right to their table.
 */
export const readSecrets = async (
  client: pg.Client,
  owner: pg.ClientConfig,
  log: Logger,
): Promise<InstallationSecrets> => {
  const signingSecret = await readSecret(client, 'signing', () => randomBytes(32).toString('base64'))
  // The login of requests is stored, because every node must use the same one.
  const login = {
    user: await readSecret(client, 'login role', newLoginRole),
    password: await readSecret(client, 'login password', () => randomBytes(24).toString('base64url')),
  }
  const missing = await ensureLogin(client, login)
  return {
    signingSecret: Buffer.from(signingSecret, 'base64'),
    requests: await connectionSettingsOfRequests(owner, login, missing, log),
  }
}
