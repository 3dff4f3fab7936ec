import pg from 'pg'
import type { Logger } from 'pino'
import { setAppRole } from '../db/appRoleSession.ts'
import { failIfSilent } from '../db/failIfSilent.ts'
import { chooseHost, settingsOfChosenHost } from '../db/hosts.ts'
import { withTimeout } from '../withTimeout.ts'
import { notificationChannel } from './announce.ts'

/** Milliseconds between two probes ('select 1'): a TCP connection whose other side is gone can look open for minutes. */
const probeInterval = 2_000
/** Milliseconds without a byte after which an attempt to connect fails. */
const silenceTimeout = 3_000
/** Longer than later timeouts, because a database that has just started is slow at first. */
const firstSilenceTimeout = 10_000
const minRetryDelay = 100
const maxRetryDelay = 400

interface NotificationOptions {
  received(payload: string): void
  /** Called when the connection breaks: notifications are missed until `found` is called. */
  lost(): void
  /** Called when a new connection listens. */
  found(): void
  log: Logger
}

/** Listens for the database's notifications on one connection, probes it, and reconnects when it breaks. */
export const listenForNotifications = async (
  connection: pg.ClientConfig,
  { received, lost, found, log }: NotificationOptions,
) => {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const subscribe = async (next: pg.Client) => {
    await next.connect()
    await setAppRole(next)
    await next.query(`listen ${notificationChannel}`)
  }
  const connect = async (silentAtMost: number) => {
    await chooseHost(connection)
    const next = new pg.Client({
      ...settingsOfChosenHost(connection),
      application_name: 'casaclub live',
      keepAlive: true,
      pipeline: false,
    })
    next.on('notification', ({ payload }) => received(payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => lose(next, new Error('the connection ended')))
    await failIfSilent(next, subscribe(next), silentAtMost)
    if (closed) return void next.end()
    client = next
    scheduleProbe(next)
  }

  const scheduleProbe = (probed: pg.Client) => {
    timer = setTimeout(() => {
      failIfSilent(probed, probed.query('select 1'), silenceTimeout).then(
        () => client === probed && scheduleProbe(probed),
        (error) => lose(probed, error),
      )
    }, probeInterval)
  }

  const lose = (which: pg.Client, error: unknown) => {
    if (client !== which) return
    client = null
    clearTimeout(timer)
    void which.end()
    if (closed) return
    log.warn({ err: error }, 'live: lost the connection for notifications, reconnecting')
    lost()
    retry(minRetryDelay)
  }

  const retry = (pause: number) => {
    timer = setTimeout(() => {
      connect(silenceTimeout).then(
        () => {
          if (closed) return
          log.info('live: reconnected for notifications')
          found()
        },
        () => closed || retry(Math.min(maxRetryDelay, pause * 2)),
      )
    }, pause)
  }

  await connect(firstSilenceTimeout)

  return {
    get isDisconnected() {
      return client === null
    },
    async close() {
      closed = true
      clearTimeout(timer)
      // A frozen server never closes its side of the connection.
      await withTimeout(500, client?.end() ?? Promise.resolve()).catch(() => {})
    },
  }
}
