import { once } from 'node:events'

/** Milliseconds after a stop signal at which the process ends in any case, even if the start itself hangs. */
const exitTimeout = 25_000
/**
 * Milliseconds. Ctrl-C arrives several times: from the terminal, npm and the supervisor. A later signal ends at once.
 */
const sameSignalWithin = 500

/**
 * A signal that aborts when the process is to stop: by a system signal, or because its supervisor says so or has ended.
 */
export const stopSignal = () => {
  const controller = new AbortController()
  let since: number | undefined
  const stop = () => {
    since ??= performance.now()
    if (performance.now() - since > sameSignalWithin) process.exit(1)
    setTimeout(() => process.exit(1), exitTimeout).unref()
    controller.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('message', (message) => message === 'stop' && stop())
  // Not counted as a second signal: the supervisor may have forwarded its own stop signal before it ended.
  process.on('disconnect', () => controller.signal.aborted || stop())
  return controller.signal
}

export const aborted = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort')
}
