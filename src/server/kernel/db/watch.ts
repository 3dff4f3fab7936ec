import type pg from 'pg'
import type { Pulse } from './pulse.ts'

/** After this long without an answer the database is asked whether it is at work, and again for as long as it is. */
const patience = 2_000
/** How long a statement may take is the database's to say, and it says a minute at most: a process of it may hang too. */
const longest = 70_000

export interface Watched {
  /** The process of the database behind this connection, once it is known. */
  pid?: number
}

/**
 * Watches a connection: one that owes an answer while the database is not at work for it is ended, and with it
 * everything that waits on it. So a database that hangs, or a network that swallows, holds nobody for long, and
 * a connection of which nobody knows how far it got is never used again.
 */
export const watch = (connection: pg.Client, pulse: Pulse, lost: () => void): Watched => {
  const watched: Watched = {}
  let owed = 0
  let answers = 0
  let heardAt = 0
  let timer: NodeJS.Timeout | undefined

  const giveUp = () => {
    lost()
    // Not end(): that would wait for the answers.
    connection.connection.stream.destroy()
  }
  const ask = async () => {
    const before = answers
    const working = await pulse.isAtWork(watched.pid)
    if (answers !== before) return
    if (working && performance.now() - heardAt < longest) timer = setTimeout(ask, patience)
    else giveUp()
  }
  const listen = () => {
    clearTimeout(timer)
    heardAt = performance.now()
    if (owed > 0) timer = setTimeout(ask, patience)
  }
  const answered = () => {
    owed--
    answers++
    listen()
  }

  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  const watchedQuery = (...args: unknown[]) => {
    if (++owed === 1) listen()
    const done = args.at(-1)
    if (typeof done !== 'function') return (query(...args) as Promise<unknown>).finally(answered)
    return query(...args.slice(0, -1), (...outcome: unknown[]) => {
      answered()
      done(...outcome)
    })
  }
  connection.query = watchedQuery as typeof connection.query
  return watched
}
