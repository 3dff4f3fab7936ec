import pg from 'pg'
import { setAppRole } from './appRoleSession.ts'
import { probeWhileWaiting, watchConnection } from './connectionWatch.ts'
import type { DatabaseProbe } from './databaseProbe.ts'
import { failIfSilent } from './failIfSilent.ts'
import { hostChangedAt, settingsOfChosenHost } from './hosts.ts'
import { type PreparedConfig, PreparedQuery } from './preparedStatements.ts'
import { DatabaseUnreachable } from './unreachable.ts'

/** Probes, one per second, after which a request stops waiting for a free connection. */
const queuedProbesAtMost = 4

type ConnectCallback = (error?: Error) => void
type CheckOutCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * Replaces the library's fixed connection timeout: connecting fails when the database sends no bytes. Each connection is
 * to the host that is chosen when it is opened.
 */
class Client extends pg.Client {
  private isCorked = false

  constructor(settings: pg.ClientConfig = {}) {
    super(settingsOfChosenHost(settings))
    // An error event without a listener ends the process. The pool adds its own only after `connect` has resolved, which is too
    // late for an error in the same packet as PostgreSQL's first ReadyForQuery.
    this.on('error', () => {})
    this.query = this.sendTogether(this.sendPrepared(this.query.bind(this)))
  }
  /** Sends statements with a name as `PreparedQuery`. */
  private sendPrepared<Send extends (...query: never[]) => unknown>(send: Send) {
    return ((config: string | PreparedConfig, values?: unknown[], ...rest: unknown[]) => {
      const sendAny = send as unknown as (...query: unknown[]) => unknown
      if (typeof config === 'string' || !config.name || rest.length > 0 || typeof values === 'function')
        return sendAny(config, values, ...rest)
      return new Promise((resolve, reject) => {
        sendAny(new PreparedQuery(config, values, (error, result) => (error ? reject(error) : resolve(result))))
      })
    }) as unknown as Send
  }
  /** Sends all statements of one turn of the event loop with one system call: each call also wakes a PostgreSQL process. */
  private sendTogether<Send extends (...query: never[]) => unknown>(send: Send) {
    return ((...query) => {
      const { stream } = this.connection
      if (!this.isCorked) {
        this.isCorked = true
        stream.cork()
        process.nextTick(() => {
          this.isCorked = false
          stream.uncork()
        })
      }
      return send(...query)
    }) as Send
  }
  override connect(): Promise<this>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback) {
    const connected = failIfSilent(
      this,
      super.connect().then(() => this),
    )
    if (!callback) return connected
    connected.then(() => callback(), callback)
  }
}

/** Opens the pool of connections with the app's role. Each connection is watched (connectionWatch.ts). */
export const openPool = (owner: pg.ClientConfig, pulse: DatabaseProbe): pg.Pool => {
  /** Time at which a connection was last cut. Older connections are closed too, because they usually break together. */
  let lostAt = 0
  const openedAt = new WeakMap<pg.ClientBase, number>()

  const pool = new pg.Pool({
    ...owner,
    Client,
    application_name: 'casaclub',
    // Statements are sent without waiting for earlier results: begin, setting the venue and identifying take one round
    // trip.
    pipeline: true,
    max: 20,
    idleTimeoutMillis: 30_000,
    onConnect: async (connection) => {
      openedAt.set(connection, performance.now())
      const watched = watchConnection(connection as pg.Client, pulse, () => {
        lostAt = performance.now()
      })
      watched.pid = await setAppRole(connection)
    },
  })
  // The pool replaces broken connections, and their queries fail. It repeats the error event of an idle connection.
  pool.on('error', () => {})

  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>

  /** Waits for a connection of the pool. One that arrives after the wait has ended is released at once. */
  const takeNext = () => {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    let isWaiting = true
    const endProbes = probeWhileWaiting(
      () => pulse.probe(),
      (found, probes) => found === 'silent' || probes >= queuedProbesAtMost,
      () => {
        isWaiting = false
        reject(new DatabaseUnreachable('the database does not answer, or all of its connections are in use'))
      },
    )
    connect()
      .then((client) => (isWaiting ? resolve(client) : client.release()), reject)
      .finally(endProbes)
    return promise
  }
  const checkOut = async () => {
    for (;;) {
      const client = await takeNext()
      if ((openedAt.get(client) ?? 0) >= Math.max(lostAt, hostChangedAt(owner))) return client
      client.release(true)
    }
  }
  // pool.query() calls connect with a callback.
  const checkOutWith = (callback?: CheckOutCallback) => {
    const checkedOut = checkOut()
    if (!callback) return checkedOut
    checkedOut.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }
  pool.connect = checkOutWith as typeof pool.connect
  return pool
}
