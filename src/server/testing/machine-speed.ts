import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Milliseconds between two looks at the clock, and the delay from which on this process counts as stopped. */
const lookEvery = 100
const stoppedFrom = 500

/** A bare Node takes less than this until its program runs, on a machine that has room to spare. */
const unhurried = 100

/**
 * Says how long it took to start, and how much longer than alone some steady work takes here. It says so itself: we may be
 * busy when it is done.
 */
const program = `
  const started = performance.now()
  const [begun, before] = [performance.now(), process.cpuUsage()]
  const worked = () => { const { user, system } = process.cpuUsage(before); return (user + system) / 1000 }
  while (worked() < 60);
  console.log(JSON.stringify([started, (performance.now() - begun) / worked()]))`

/**
 * Times that are promised are promised for a machine with room to spare. This starts a bare Node now and then, as long as
 * something is timed; on a machine where that takes several times as long, or where whoever works gets a part of a core
 * only, so may the rest.
 */
export const openMachineSpeed = () => {
  let slowest = 1
  let going = true
  let stopped = 0
  let lookedAt = performance.now()
  const looking = setInterval(() => {
    const late = performance.now() - lookedAt - lookEvery
    if (late > stoppedFrom) stopped += late
    lookedAt = performance.now()
  }, lookEvery)
  const measuring = (async () => {
    do {
      const { stdout } = await promisify(execFile)(process.execPath, ['-e', program])
      const [started, share] = JSON.parse(stdout) as [number, number]
      slowest = Math.max(slowest, started / unhurried, share)
      await pause(going ? 200 : 0)
    } while (going)
  })()
  return {
    /** How many milliseconds may have passed where so many were promised. Time in which all was stopped is added. */
    async allows(promised: number) {
      going = false
      await measuring
      clearInterval(looking)
      return promised * slowest + stopped
    },
  }
}
