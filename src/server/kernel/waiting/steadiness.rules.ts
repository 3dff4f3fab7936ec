/** Times, in milliseconds, of the first check since which all succeeded without a gap, and of the last check. */
interface Steadiness {
  since: number
  lastCheck: number
}

/** State before the first check, and after a check that failed. */
export const initialSteadiness: Steadiness = {
  since: Number.POSITIVE_INFINITY,
  lastCheck: Number.NEGATIVE_INFINITY,
}

/** Checks run every minute; a longer gap means that the process was stopped or the database did not respond. */
const maxGap = 3 * 60_000
/** Browsers reconnect within a minute; televisions that were restarted with the server need a few. */
const steadyAfter = 10 * 60_000

export const steadinessAfter = ({ since, lastCheck }: Steadiness, now: number): Steadiness => ({
  since: now - lastCheck > maxGap ? now : since,
  lastCheck: now,
})

export const isSteady = ({ since }: Steadiness, now: number) => now - since >= steadyAfter
