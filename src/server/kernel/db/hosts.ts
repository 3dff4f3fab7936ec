import pg from 'pg'
import { failIfSilent } from './failIfSilent.ts'
import { DatabaseUnreachable } from './unreachable.ts'

/** The hosts of a DATABASE_URL that names several, of which one is the primary. */
interface Hosts {
  /** One URL per host. */
  urls: readonly string[]
  /** Shared by all settings with the same hosts. `changedAt` is in milliseconds of performance.now(). */
  chosen: { index: number; changedAt: number }
}

const hostsKey = Symbol('hosts')
type SettingsWithHosts = pg.ClientConfig & { [hostsKey]?: Hosts }

/** Connection settings for one host, or for several of which `chooseHost` finds the primary. */
export const settingsOfHosts = (urls: readonly [string, ...string[]]): pg.ClientConfig => {
  if (urls.length === 1) return { connectionString: urls[0] }
  const hosts: Hosts = { urls, chosen: { index: 0, changedAt: Number.NEGATIVE_INFINITY } }
  return { connectionString: urls[0], [hostsKey]: hosts } as SettingsWithHosts
}

/** The same settings with each URL changed, for another login. */
export const mapUrls = (settings: SettingsWithHosts, change: (url: string) => string): pg.ClientConfig => {
  const hosts = settings[hostsKey]
  return {
    ...settings,
    connectionString: change(settings.connectionString ?? ''),
    ...(hosts ? { [hostsKey]: { ...hosts, urls: hosts.urls.map(change) } } : {}),
  }
}

/** The settings of the chosen host. Must be called for each new connection, because the choice changes after a failover. */
export const settingsOfChosenHost = (settings: SettingsWithHosts): pg.ClientConfig => {
  const { [hostsKey]: hosts, ...rest } = settings
  const url = hosts?.urls[hosts.chosen.index]
  return url === undefined ? rest : { ...rest, connectionString: url }
}

/** Time at which another host was chosen; older connections lead to a database that is no longer the primary. */
export const hostChangedAt = (settings: SettingsWithHosts) =>
  settings[hostsKey]?.chosen.changedAt ?? Number.NEGATIVE_INFINITY

const isReadOnly = `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as standby`

class Standby extends DatabaseUnreachable {
  constructor() {
    super('it is a standby, which is read-only')
  }
}

const connectToPrimary = async (settings: pg.ClientConfig) => {
  const client = new pg.Client({ ...settings, application_name: 'casaclub hosts' })
  client.on('error', () => {})
  try {
    const asked = client.connect().then(() => client.query<{ standby: boolean }>(isReadOnly))
    const { rows } = await failIfSilent(client, asked)
    if (rows[0]?.standby !== false) throw new Standby()
  } finally {
    // Not awaited, because the database may hang.
    void client.end().catch(() => {})
  }
}

/** Error when no host is a usable primary; its message contains the reason for each host. */
export class NoPrimary extends DatabaseUnreachable {
  constructor(urls: readonly string[], errors: Error[]) {
    const reasons = urls.map((url, n) => `${new URL(url).host}: ${errors[n]?.message}`)
    // The cause is the error of a host that responded, if there is one: it explains more than the timeout of another
    // host.
    const cause = errors.find((error) => error instanceof pg.DatabaseError) ?? errors[0]
    super(`none of its hosts is a primary that accepts connections (${reasons.join('; ')})`)
    this.cause = cause
  }
}

/**
 * Finds the primary among several hosts. All are queried at the same time, so that one that does not respond delays
 * nothing. Without several hosts nothing happens. Throws NoPrimary if no host is usable.
 */
export const chooseHost = async (settings: SettingsWithHosts) => {
  const hosts = settings[hostsKey]
  if (!hosts) return
  const { chosen, urls } = hosts
  try {
    const index = await Promise.any(
      urls.map(async (url, index) => {
        await connectToPrimary({ ...settingsOfChosenHost(settings), connectionString: url })
        return index
      }),
    )
    if (index === chosen.index) return
    chosen.index = index
    chosen.changedAt = performance.now()
  } catch (error) {
    throw new NoPrimary(urls, (error as AggregateError).errors)
  }
}
