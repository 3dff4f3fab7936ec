/** Milliseconds of difference that are ignored: the Date header has whole seconds, and responses take a while. */
const tolerance = 30_000

let offset = 0

/** Computes the clock's difference to the server from a response's Date header. */
export function updateServerTime(date: string | null, now = Date.now()) {
  const difference = Date.parse(date ?? '') - now
  if (!Number.isNaN(difference)) offset = Math.abs(difference) < tolerance ? 0 : difference
}

/** The current time by the server's clock, in milliseconds; a device's own clock may be wrong by hours. */
export const serverNow = () => Date.now() + offset
