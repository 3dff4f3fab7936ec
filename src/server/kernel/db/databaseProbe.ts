import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { failIfSilent } from './failIfSilent.ts'
import { chooseHost, NoPrimary, settingsOfChosenHost } from './hosts.ts'

/** Checks whether the database responds, on a separate connection and only when a query seems to hang. */
export interface DatabaseProbe {
  /** True if the database did not respond to the last probe. Probes are repeated until it does. */
  readonly isAway: boolean
  /** Probes the database and returns whether its server process `pid` executes a statement. */
  probe(pid?: number): Promise<ProbeResult>
  close(): void
}

/**
 * State of a connection's database process: 'working' executes a statement, 'idle' does not, and 'silent' means that the database
 * does not respond. 'working' is also the result if the database refuses the probe's connection, because then its processes are
 * unknown.
 */
export type ProbeResult = 'working' | 'idle' | 'silent'

/** Milliseconds between two probes of a database that does not respond. */
const probeAgainAfter = 250

const workingPids = `select pid from pg_stat_activity where datname = current_database() and coalesce(state, '') not like 'idle%'`

/** 'refusing': no free connection, a full disk or missing rights. Open connections may still work. */
type State = 'responding' | 'refusing' | 'silent'
const logMessages: Record<State, string> = {
  responding: 'database: it responds again',
  refusing: 'database: it refuses new connections; check its connection limit, disk and rights',
  silent: 'database: it does not respond; check the server and the network',
}

/** A database that is starting or stopping responds with an error of class 57P, but executes nothing. */
const stateAfter = (error: unknown): State => {
  const reason = error instanceof NoPrimary ? error.cause : error
  return reason instanceof pg.DatabaseError && !reason.code?.startsWith('57P') ? 'refusing' : 'silent'
}

const findWorking = async (owner: pg.ClientConfig): Promise<Set<number>> => {
  await chooseHost(owner)
  const client = new pg.Client({ ...settingsOfChosenHost(owner), application_name: 'casaclub pulse' })
  client.on('error', () => {})
  const found = client.connect().then(() => client.query<{ pid: number }>(workingPids))
  const { rows } = await failIfSilent(client, found)
  // The end of the connection is not awaited, because the database may hang.
  void client.end()
  return new Set(rows.map(({ pid }) => pid))
}

export const openDatabaseProbe = (owner: pg.ClientConfig, log: Logger): DatabaseProbe => {
  const closing = new AbortController()
  let state: State = 'responding'
  let probing: Promise<Set<number> | State> | null = null

  /** Pids of the working processes, or the state if they are unknown. Concurrent probes share one connection. */
  const probe = () => {
    probing ??= findWorking(owner)
      .then(
        (working) => {
          setState('responding')
          return working
        },
        (error) => setState(stateAfter(error), error),
      )
      .finally(() => {
        probing = null
      })
    return probing
  }
  const setState = (now: State, error?: unknown) => {
    if (now === state || closing.signal.aborted) return now
    const isRepeating = state !== 'responding'
    state = now
    if (now === 'responding') log.warn(logMessages[now])
    else log.error({ err: error }, logMessages[now])
    if (!isRepeating) void repeatProbe()
    return now
  }
  const repeatProbe = async () => {
    while (state !== 'responding' && !closing.signal.aborted) {
      await sleep(probeAgainAfter, undefined, { signal: closing.signal }).catch(() => {})
      await probe()
    }
  }

  return {
    get isAway() {
      return state === 'silent'
    },
    async probe(pid) {
      const found = await probe()
      if (found === 'silent') return 'silent'
      if (!(found instanceof Set)) return 'working'
      return pid !== undefined && found.has(pid) ? 'working' : 'idle'
    },
    close: () => closing.abort(),
  }
}
