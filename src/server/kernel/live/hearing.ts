import pg from 'pg'
import type { Logger } from 'pino'
import { becomeApp } from '../db/session.ts'
import { unlessSilent } from '../db/silence.ts'
import { within } from '../within.ts'
import { channel } from './announce.ts'

/** Milliseconds between two queries that find out whether the connection is alive: a dead one may look alive. */
const askEvery = 2_000
/** Milliseconds of silence after which an attempt to connect fails. A server that has just been started may be slow. */
const silentFor = 3_000
const silentAtFirstFor = 10_000
const shortestPause = 100
const longestPause = 400

interface HearingOptions {
  heard(payload: string): void
  /** From here on nothing is heard. */
  lost(): void
  /** From here on everything is heard again. */
  found(): void
  log: Logger
}

/** Keeps one connection on which the database's notifications arrive, and knows when they do not. */
export const keepHearing = async (connection: pg.ClientConfig, { heard, lost, found, log }: HearingOptions) => {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const subscribe = async (next: pg.Client) => {
    await next.connect()
    await becomeApp(next)
    await next.query(`listen ${channel}`)
  }
  const connect = async (silentAtMost: number) => {
    const next = new pg.Client({
      ...connection,
      application_name: 'casaclub live',
      keepAlive: true,
      pipeline: false,
    })
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => lose(next, new Error('the connection ended')))
    await unlessSilent(next, subscribe(next), silentAtMost)
    if (closed) return void next.end()
    client = next
    askSoon(next)
  }

  const askSoon = (asked: pg.Client) => {
    timer = setTimeout(() => {
      unlessSilent(asked, asked.query('select 1'), silentFor).then(
        () => client === asked && askSoon(asked),
        (error) => lose(asked, error),
      )
    }, askEvery)
  }

  const lose = (which: pg.Client, error: unknown) => {
    if (client !== which) return
    client = null
    clearTimeout(timer)
    void which.end()
    if (closed) return
    log.warn({ err: error }, 'live: the database is not heard, trying again')
    lost()
    retry(shortestPause)
  }

  const retry = (pause: number) => {
    timer = setTimeout(() => {
      connect(silentFor).then(
        () => {
          if (closed) return
          log.info('live: the database is heard again')
          found()
        },
        () => closed || retry(Math.min(longestPause, pause * 2)),
      )
    }, pause)
  }

  await connect(silentAtFirstFor)

  return {
    get deaf() {
      return client === null
    },
    async close() {
      closed = true
      clearTimeout(timer)
      // A frozen server never says goodbye.
      await within(500, client?.end() ?? Promise.resolve()).catch(() => {})
    },
  }
}
