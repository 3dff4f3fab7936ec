import type { Logger } from 'pino'
import { isUnreachable } from './db/unreachable.ts'
import { summarizeError } from './log.ts'

/** Milliseconds between two lines about the same outage. */
const pause = 1_000

/** Logs a failed request or task: with its stack, or as part of an outage of the database, in at most one line per second. */
export type LogFailure = (fields: Record<string, unknown>, error: unknown, message: string) => void

export const openFailureLog = (log: Logger): LogFailure => {
  let silentUntil = 0
  let failed = 0
  return (fields, error, message) => {
    if (!isUnreachable(error)) return log.error({ ...fields, err: error }, message)
    failed += 1
    const now = performance.now()
    if (now < silentUntil) return
    silentUntil = now + pause
    log.error({ failed, reason: summarizeError(error) }, 'the database is unavailable: requests and tasks fail')
    failed = 0
  }
}
