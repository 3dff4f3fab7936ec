import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Milliseconds between two checks of the clock, and the extra delay from which this process counts as paused. */
const lookEvery = 100
const stoppedFrom = 500

/** Milliseconds that a bare Node needs to start on an idle machine. */
const unhurried = 100

/**
 * Factor on every limit outside long runs. The slowdown is sampled, so that a busy machine can be slower than measured; only
 * long runs, on an idle machine, check the promised times themselves.
 */
const margin = process.env.LONG ? 1 : 3

/** Milliseconds between the first two measurements; the interval doubles up to the longest, so that long tests stay cheap. */
const [shortestInterval, longestInterval] = [200, 3_200]

/**
 * Program that reports its own start time, and the slowdown of a fixed amount of work. It measures itself, because the parent may be
 * busy.
 */
const program = `
  const started = performance.now()
  const [begun, before] = [performance.now(), process.cpuUsage()]
  const worked = () => { const { user, system } = process.cpuUsage(before); return (user + system) / 1000 }
  while (worked() < 25);
  console.log(JSON.stringify([started, (performance.now() - begun) / worked()]))`

/**
 * Measures the machine's speed while a test runs, by starting a bare Node repeatedly. Promised times hold for an idle machine;
 * on a slower or busy machine the limits are multiplied by the measured slowdown.
 */
export const openMachineSpeed = () => {
  let slowest = 1
  const ending = new AbortController()
  let stopped = 0
  let lookedAt = performance.now()
  const looking = setInterval(() => {
    const late = performance.now() - lookedAt - lookEvery
    if (late > stoppedFrom) stopped += late
    lookedAt = performance.now()
  }, lookEvery)
  const measuring = (async () => {
    for (let interval = shortestInterval; ; interval = Math.min(2 * interval, longestInterval)) {
      const { stdout } = await promisify(execFile)(process.execPath, ['-e', program])
      const [started, share] = JSON.parse(stdout) as [number, number]
      slowest = Math.max(slowest, started / unhurried, share)
      await pause(interval, undefined, ending).catch(() => {})
      if (ending.signal.aborted) return
    }
  })()
  return {
    /** The allowed milliseconds for a promised time, scaled by the slowdown and the margin, plus the time in which the process was paused. */
    async allows(promised: number) {
      ending.abort()
      await measuring
      clearInterval(looking)
      return promised * slowest * margin + stopped
    },
  }
}
