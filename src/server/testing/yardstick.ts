import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A bare Node takes less than this until its program runs, on a machine that has room to spare. */
const unhurried = 100

/**
 * Times that are promised are promised for a machine with room to spare. This starts a bare Node now and then, as long as
 * something is timed; on a machine where that takes several times as long, so may the rest.
 */
export const openYardstick = () => {
  let slowest = 0
  let going = true
  const measuring = (async () => {
    do {
      // It says itself how long it took: we may have been busy when it was done.
      const { stdout } = await promisify(execFile)(process.execPath, ['-p', 'performance.now()'])
      slowest = Math.max(slowest, Number(stdout))
      await pause(going ? 200 : 0)
    } while (going)
  })()
  return {
    /** How many milliseconds may have passed where so many were promised. */
    async allows(promised: number) {
      going = false
      await measuring
      return promised * Math.max(1, slowest / unhurried)
    },
  }
}
