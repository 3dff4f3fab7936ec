import pg from 'pg'
import type { Pulse } from './pulse.ts'
import { becomeApp } from './session.ts'
import { unlessSilent } from './silence.ts'
import { DatabaseAway } from './unreachable.ts'
import { probeWhileWaiting, watch } from './watch.ts'

/** A request waits for a free connection through so many probes, one per second. */
const queuedProbesAtMost = 4

type Connected = (error?: Error) => void
type CheckedOut = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** Connecting fails when the database is silent, in place of the library's fixed time. */
class Client extends pg.Client {
  override connect(): Promise<this>
  override connect(callback: Connected): void
  override connect(callback?: Connected) {
    const connected = unlessSilent(
      this,
      super.connect().then(() => this),
    )
    if (!callback) return connected
    connected.then(() => callback(), callback)
  }
}

/** Connections of the app's role, each of them watched (watch.ts). */
export const openPool = (owner: pg.ClientConfig, pulse: Pulse): pg.Pool => {
  /** When a connection was last cut: none that is older is trusted, because connections die together. */
  let lostAt = 0
  const openedAt = new WeakMap<pg.ClientBase, number>()

  const pool = new pg.Pool({
    ...owner,
    Client,
    application_name: 'casaclub',
    // Statements that do not wait for each other travel together: begin, enter and identify are one round trip.
    pipeline: true,
    max: 20,
    idleTimeoutMillis: 30_000,
    onConnect: async (connection) => {
      openedAt.set(connection, performance.now())
      const watched = watch(connection as pg.Client, pulse, () => {
        lostAt = performance.now()
      })
      watched.pid = await becomeApp(connection)
    },
  })
  // A connection that breaks is replaced by the pool, and its query fails by itself: without a listener, idle or
  // between two queries, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>

  /** Waits in the pool's queue. A connection that arrives after the wait was given up goes back. */
  const takeNext = () => {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    let isWaiting = true
    const endProbes = probeWhileWaiting(
      () => pulse.probe(),
      (found, probes) => found === 'silent' || probes >= queuedProbesAtMost,
      () => {
        isWaiting = false
        reject(new DatabaseAway('the database does not answer, or all of its connections are in use'))
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
      if ((openedAt.get(client) ?? 0) >= lostAt) return client
      client.release(true)
    }
  }
  // The pool's own query() uses the form with a callback.
  const checkOutWith = (callback?: CheckedOut) => {
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
