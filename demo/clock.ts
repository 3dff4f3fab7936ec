const hour = 3_600_000
const day = 24 * hour
/** Hours between UTC and the demo's venues, which are in Argentina. */
const offset = 3

/**
 * A time some days ago on the clock of the demo's venues, so that nothing happens at night whenever the demo is created.
 * A time of today that has not come yet is yesterday's.
 */
export const demoTime = (now: Date, daysAgo: number, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const midnight = Math.floor((now.getTime() - offset * hour) / day) * day + offset * hour
  const at = midnight - daysAgo * day + hours * hour + minutes * 60_000
  return new Date(at > now.getTime() ? at - day : at)
}
