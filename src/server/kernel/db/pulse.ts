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

/** Refusing: no connection is left, the disk is full, or the rights are gone. It lives, and may work on for others. */
type State = 'answering' | 'refusing' | 'silent'
const said: Record<State, string> = {
  answering: 'the database answers again',
  refusing: 'the database takes nobody in',
  silent: 'the database does not answer',
}

/** One that is starting or stopping answers with an error too, but serves nobody. */
const stateAfter = (error: unknown): State =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P') ? 'refusing' : 'silent'

const silence = async () => {
  await sleep(answersWithin, undefined, { ref: false })
  // Where it was us who had no time, the answer is there by now: it comes first.
  await breathe()
  throw new Error(`no answer within ${answersWithin} ms`)
}

/** The processes that are at work. */
const ask = async (owner: pg.ClientConfig): Promise<Set<number>> => {
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
  } finally {
    // Not waited for: a server that hangs never says goodbye.
    void client.end()
  }
}

export const openPulse = (owner: pg.ClientConfig, log: Logger): Pulse => {
  const closing = new AbortController()
  let state: State = 'answering'
  let asking: Promise<Set<number> | State> | null = null

  /** What is at work, or why nobody can tell. */
  const look = () => {
    asking ??= ask(owner)
      .then(
        (working) => {
          note('answering')
          return working
        },
        (error) => note(stateAfter(error), error),
      )
      .finally(() => {
        asking = null
      })
    return asking
  }
  const note = (now: State, error?: unknown) => {
    if (now === state || closing.signal.aborted) return now
    const waits = state !== 'answering'
    state = now
    if (now === 'answering') log.warn(said[now])
    else log.error({ err: error }, said[now])
    if (!waits) void waitForAnswer()
    return now
  }
  const waitForAnswer = async () => {
    while (state !== 'answering' && !closing.signal.aborted) {
      await sleep(askAgainAfter, undefined, { signal: closing.signal }).catch(() => {})
      await look()
    }
  }

  return {
    get away() {
      return state === 'silent'
    },
    async isAtWork(pid) {
      const found = await look()
      return found === 'refusing' || (found instanceof Set && pid !== undefined && found.has(pid))
    },
    doubt: () => void look(),
    close: () => closing.abort(),
  }
}
