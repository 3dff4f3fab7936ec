import type { Logger } from 'pino'

/** Work that no request waits for. What goes wrong in it is logged and counted, and ends nothing but itself. */
export interface Errands {
  run(name: string, work: () => Promise<unknown>): Promise<void>
  /** Again and again: at once where work answers that there is more, else after a pause. The answer ends it. */
  repeat(name: string, pause: number, work: () => Promise<boolean>): () => Promise<void>
  /** For what was not run from here. */
  failed(name: string, error: unknown): void
  readonly failures: number
}

export const openErrands = (log: Logger): Errands => {
  let failures = 0

  const failed = (errand: string, error: unknown) => {
    failures += 1
    log.error({ errand, failures, err: error }, 'an errand failed')
  }
  const run = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      failed(name, error)
    }
  }
  const repeat = (name: string, pause: number, work: () => Promise<boolean>) => {
    let timer: NodeJS.Timeout | undefined
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
    let current = round()
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
    get failures() {
      return failures
    },
  }
}
