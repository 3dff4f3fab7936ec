import type { LogFailure } from './failureLog.ts'

/** Runs work that no request waits for. A failure is logged and counted, and does not affect anything else. */
export interface BackgroundTasks {
  run(name: string, work: () => Promise<unknown>): Promise<void>
  /**
   * Repeats `work`: at once while it returns true (more to do), otherwise after `pause` milliseconds. The first rounds of
   * several tasks begin one after the other. The returned function stops the repetition and waits for the current round.
   */
  repeat(name: string, pause: number, work: () => Promise<boolean>): () => Promise<void>
  /** Logs and counts a failure of work that was not started by `run` or `repeat`. */
  failed(name: string, error: unknown): void
  /** Number of failures of each task. */
  readonly failures: ReadonlyMap<string, number>
}

/**
 * Milliseconds between the first rounds of two tasks. In the same moment each would open a database connection, which takes
 * 4 MB of memory and stays open for half a minute.
 */
const firstRoundInterval = 100

export const openBackgroundTasks = (logFailure: LogFailure): BackgroundTasks => {
  const failures = new Map<string, number>()
  let repeated = 0

  const failed = (name: string, error: unknown) => {
    const count = (failures.get(name) ?? 0) + 1
    failures.set(name, count)
    logFailure({ errand: name, failures: count }, error, 'a background task failed')
  }
  const run = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      failed(name, error)
    }
  }
  const repeat = (name: string, pause: number, work: () => Promise<boolean>) => {
    let ended = false
    const round = async () => {
      await run(name, async () => {
        while (!ended && (await work()));
      })
      if (!ended) timer = setTimeout(next, pause)
    }
    const next = () => {
      current = round()
    }
    let current = Promise.resolve()
    let timer = setTimeout(next, firstRoundInterval * repeated++)
    return () => {
      ended = true
      clearTimeout(timer)
      return current
    }
  }
  return {
    run,
    repeat,
    failed,
    failures,
  }
}
