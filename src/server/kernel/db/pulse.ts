import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

/** Whether the database lives, asked on a connection of its own and only when there is a doubt. */
export interface Pulse {
  /** It was asked and did not answer; it is asked again until it does. */
  readonly away: boolean
  /** Whether it works on what this process of it was asked. */
  isAtWork(pid: number | undefined): Promise<boolean>
  /** Somebody did not get an answer. */
  doubt(): void
  close(): void
}

const answersWithin = 1_500
const askAgainAfter = 250

const atWork = `select pid from pg_stat_activity where datname = current_database() and coalesce(state, '') not like 'idle%'`

/** A server that refuses us (no connection left, no rights) lives; one that is starting or stopping does not serve. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && !error.code?.startsWith('57P')

const silence = async () => {
  await sleep(answersWithin, undefined, { ref: false })
  // Where it was us who had no time, the answer is there by now: it comes first.
  await breathe()
  throw new Error(`no answer within ${answersWithin} ms`)
}

/** The processes that are at work; undefined when the server lives but does not tell. */
const ask = async (owner: pg.ClientConfig): Promise<Set<number> | undefined> => {
  const client = new pg.Client({
    ...owner,
    application_name: 'casaclub pulse',
    // Only cleans up: by then nobody waits any more.
    connectionTimeoutMillis: 2 * answersWithin,
  })
  client.on('error', () => {})
  const answer = client.connect().then(() => client.query<{ pid: number }>(atWork))
  try {
    const { rows } = await Promise.race([answer, silence()])
    return new Set(rows.map(({ pid }) => pid))
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  } finally {
    // Not waited for: a server that hangs never says goodbye.
    void client.end()
  }
}

export const openPulse = (owner: pg.ClientConfig, log: Logger): Pulse => {
  const closing = new AbortController()
  let away = false
  let asking: Promise<Set<number> | undefined> | null = null

  const look = () => {
    asking ??= ask(owner).finally(() => {
      asking = null
    })
    return asking
  }

  const wait = async () => {
    while (away && !closing.signal.aborted) {
      await sleep(askAgainAfter, undefined, { signal: closing.signal }).catch(() => {})
      await look().then(found, () => {})
    }
  }
  const found = () => {
    if (away) log.warn('the database answers again')
    away = false
  }
  const missed = (error: unknown) => {
    if (away || closing.signal.aborted) return
    away = true
    log.error({ error: String(error) }, 'the database does not answer')
    void wait()
  }

  return {
    get away() {
      return away
    },
    async isAtWork(pid) {
      try {
        const working = await look()
        return working === undefined || (pid !== undefined && working.has(pid))
      } catch (error) {
        missed(error)
        return false
      }
    },
    doubt() {
      void look().catch(missed)
    },
    close: () => closing.abort(),
  }
}
