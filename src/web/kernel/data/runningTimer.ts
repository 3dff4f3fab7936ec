const ticksAtMost = 10

/**
 * Runs `work` after this device has been running for `milliseconds`, counted in ticks. A late tick is not counted:
 * the device was suspended, and a response may have arrived meanwhile. Returns the function that cancels.
 */
export function startRunningTimer(milliseconds: number, work: () => void) {
  const interval = milliseconds / ticksAtMost
  let ticks = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const isLate = performance.now() - last > 2 * interval
    last = performance.now()
    if (!isLate) ticks += 1
    if (ticks < ticksAtMost) return
    clearInterval(timer)
    work()
  }, interval)
  return () => clearInterval(timer)
}
