/** Answers say their time to the second and take a while to come: what is told in minutes needs no more than this. */
const exactness = 30_000

let behind = 0

/** Every answer says what time it is where it was made. */
export function hearServerTime(date: string | null, now = Date.now()) {
  const difference = Date.parse(date ?? '') - now
  if (!Number.isNaN(difference)) behind = Math.abs(difference) < exactness ? 0 : difference
}

/** The time by the server's clock: that of a tablet on a wall may say anything. */
export const serverNow = () => Date.now() + behind
