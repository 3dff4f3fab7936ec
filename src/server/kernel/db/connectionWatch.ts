import { setImmediate as readSockets } from 'node:timers/promises'
import type pg from 'pg'
import { storeFirstFailure } from './abortedTransaction.ts'
import type { DatabaseProbe, ProbeResult } from './databaseProbe.ts'

/** Milliseconds between two probes. Only their results count, so a delayed timer cannot cut a connection. */
const probeEvery = 1_000

/**
 * Probes the database while a query or a request waits for it. After each probe `isLost` receives the result and the
 * number of earlier probes; if it returns true, `giveUp` is called. Returns the function that ends the wait.
 */
export const probeWhileWaiting = (
  probe: () => Promise<ProbeResult>,
  isLost: (found: ProbeResult, probes: number) => boolean,
  giveUp: () => void,
) => {
  let probes = 0
  let isOver = false
  const probeOnce = async () => {
    const found = await probe()
    // The awaited response may already be in the socket's buffer.
    await readSockets()
    if (isOver) return
    if (isLost(found, probes++)) giveUp()
    else timer = setTimeout(probeOnce, probeEvery)
  }
  let timer = setTimeout(probeOnce, probeEvery)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/**
 * Probes in a row with an idle process after which its statement counts as lost. One is not enough, because a busy
 * machine may not have scheduled the process since the statement was sent.
 */
const idleAtMost = 2
/**
 * Maximum number of probes while one response is pending. Statement timeouts are at most a minute, so a longer statement means a
 * hanging process.
 */
const probesAtMost = 70

export interface WatchedConnection {
  /** Pid of the database's process for this connection; undefined until it is known. */
  pid?: number
}

/**
 * Watches a connection: while a response is pending the database is probed, and the connection is cut if its database
 * process does not execute the statement. All queries on a cut connection fail, and it is not used again, because it is
 * unknown whether the statement was executed.
 */
export const watchConnection = (connection: pg.Client, pulse: DatabaseProbe, lost: () => void): WatchedConnection => {
  const watched: WatchedConnection = {}
  let pendingResponses = 0
  let endWait = () => {}

  const cut = () => {
    lost()
    // end() would wait for the responses.
    connection.connection.stream.destroy()
  }
  const wait = () => {
    let idle = 0
    const isLost = (found: ProbeResult, probes: number) => {
      idle = found === 'idle' ? idle + 1 : 0
      return found === 'silent' || idle >= idleAtMost || probes >= probesAtMost
    }
    endWait = probeWhileWaiting(() => pulse.probe(watched.pid), isLost, cut)
  }
  const responded = () => {
    pendingResponses--
    endWait()
    if (pendingResponses > 0) wait()
  }

  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  const watchedQuery = (...args: unknown[]) => {
    if (++pendingResponses === 1) wait()
    const done = args.at(-1)
    if (typeof done !== 'function') {
      const result = query(...args) as Promise<unknown>
      result.catch((error) => storeFirstFailure(connection, error))
      return result.finally(responded)
    }
    return query(...args.slice(0, -1), (...outcome: unknown[]) => {
      responded()
      if (outcome[0]) storeFirstFailure(connection, outcome[0])
      done(...outcome)
    })
  }
  connection.query = watchedQuery as typeof connection.query
  return watched
}
