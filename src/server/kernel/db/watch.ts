import { setImmediate as readSockets } from 'node:timers/promises'
import type pg from 'pg'
import type { Finding, Pulse } from './pulse.ts'

/** Milliseconds between two probes for somebody who waits. A late timer only probes later: it decides nothing. */
const probeEvery = 1_000

/**
 * Probes the database for as long as somebody waits for it. `isLost` decides after each probe and is told how many came
 * before it; `giveUp` is called when it says so. Returns the function that ends the wait.
 */
export const probeWhileWaiting = (
  probe: () => Promise<Finding>,
  isLost: (found: Finding, probes: number) => boolean,
  giveUp: () => void,
) => {
  let probes = 0
  let isOver = false
  const look = async () => {
    const found = await probe()
    // The awaited response may lie in its socket already.
    await readSockets()
    if (isOver) return
    if (isLost(found, probes++)) giveUp()
    else timer = setTimeout(look, probeEvery)
  }
  let timer = setTimeout(look, probeEvery)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** A process found idle may not have been scheduled since the statement was sent; after that many probes it was. */
const idleAtMost = 2
/** The database ends every statement within a minute by itself, unless the process that executes it hangs. */
const probesAtMost = 70

export interface Watched {
  /** The server process behind this connection, once it is known. */
  pid?: number
}

/**
 * Watches a connection: while it owes a response the database is probed, and the connection is cut when its server
 * process does not work on the statement. Everything that waits on a cut connection fails, and it is never used again:
 * nobody knows how far its statement got.
 */
export const watch = (connection: pg.Client, pulse: Pulse, lost: () => void): Watched => {
  const watched: Watched = {}
  let owed = 0
  let endWait = () => {}

  const cut = () => {
    lost()
    // Not end(): that would wait for the responses.
    connection.connection.stream.destroy()
  }
  const wait = () => {
    let idle = 0
    const isLost = (found: Finding, probes: number) => {
      idle = found === 'idle' ? idle + 1 : 0
      return found === 'silent' || idle >= idleAtMost || probes >= probesAtMost
    }
    endWait = probeWhileWaiting(() => pulse.probe(watched.pid), isLost, cut)
  }
  const responded = () => {
    owed--
    endWait()
    if (owed > 0) wait()
  }

  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  const watchedQuery = (...args: unknown[]) => {
    if (++owed === 1) wait()
    const done = args.at(-1)
    if (typeof done !== 'function') return (query(...args) as Promise<unknown>).finally(responded)
    return query(...args.slice(0, -1), (...outcome: unknown[]) => {
      responded()
      done(...outcome)
    })
  }
  connection.query = watchedQuery as typeof connection.query
  return watched
}
