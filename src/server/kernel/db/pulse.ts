import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { unlessSilent } from './silence.ts'

/** Finds out whether the database responds, on a connection of its own and only when there is a doubt. */
export interface Pulse {
  /** The database did not respond to the last probe. Probes are repeated until it does. */
  readonly isAway: boolean
  /** Probes the database, and looks up whether this server process of it executes a statement. */
  probe(pid?: number): Promise<Finding>
  close(): void
}

/** Working is also found where the database lets nobody connect: then it cannot be asked what its processes do. */
export type Finding = 'working' | 'idle' | 'silent'

const probeAgainAfter = 250

const workingPids = `select pid from pg_stat_activity where datname = current_database() and coalesce(state, '') not like 'idle%'`

/** Refusing: no connection is left, the disk is full, or the rights are gone. Open connections may still be served. */
type State = 'responding' | 'refusing' | 'silent'
const logged: Record<State, string> = {
  responding: 'the database answers again',
  refusing: 'the database takes nobody in',
  silent: 'the database does not answer',
}

/** A database that is starting or stopping responds with an error of class 57P, but serves nobody. */
const stateAfter = (error: unknown): State =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P') ? 'refusing' : 'silent'

const findWorking = async (owner: pg.ClientConfig): Promise<Set<number>> => {
  const client = new pg.Client({ ...owner, application_name: 'casaclub pulse' })
  client.on('error', () => {})
  const found = client.connect().then(() => client.query<{ pid: number }>(workingPids))
  const { rows } = await unlessSilent(client, found)
  // Not awaited: the database may hang from here on.
  void client.end()
  return new Set(rows.map(({ pid }) => pid))
}

export const openPulse = (owner: pg.ClientConfig, log: Logger): Pulse => {
  const closing = new AbortController()
  let state: State = 'responding'
  let probing: Promise<Set<number> | State> | null = null

  /** The working processes, or the reason why they are not known. Probes at the same time share one connection. */
  const probe = () => {
    probing ??= findWorking(owner)
      .then(
        (working) => {
          note('responding')
          return working
        },
        (error) => note(stateAfter(error), error),
      )
      .finally(() => {
        probing = null
      })
    return probing
  }
  const note = (now: State, error?: unknown) => {
    if (now === state || closing.signal.aborted) return now
    const isRepeating = state !== 'responding'
    state = now
    if (now === 'responding') log.warn(logged[now])
    else log.error({ err: error }, logged[now])
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
