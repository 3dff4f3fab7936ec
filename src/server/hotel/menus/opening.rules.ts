import type { Opening } from '#contract/hotel/menus.ts'
import { isWithinPeriod, minuteOfWeek, minutesOfWeek, weekPeriodOf } from '#contract/kernel/weekPeriods.limits.ts'

const minuteMilliseconds = 60_000
const minutesOfDay = 24 * 60

/** Offset of the time zone from UTC in minutes, modulo a week. */
const offsetAt = (moment: number, zone: string) =>
  (minuteOfWeek(new Date(moment), zone) - Math.floor(moment / minuteMilliseconds) + minutesOfWeek * 1e6) % minutesOfWeek

/** Finds the minute between two moments at which the clocks of the time zone change, by binary search. */
const clockChangeBetween = (before: number, after: number, zone: string) => {
  const offset = offsetAt(before, zone)
  let [low, high] = [before, after]
  while (high - low > minuteMilliseconds) {
    const middle = low + Math.floor((high - low) / minuteMilliseconds / 2) * minuteMilliseconds
    if (offsetAt(middle, zone) === offset) low = middle
    else high = middle
  }
  return high
}

/** Next midnight of the time zone, also on days with a clock change. */
export const endOfToday = (zone: string, now: Date): Date => {
  const from = Math.floor(now.getTime() / minuteMilliseconds) * minuteMilliseconds
  const dayAt = (moment: number) => Math.floor(minuteOfWeek(new Date(moment), zone) / minutesOfDay)
  const reached = from + (minutesOfDay - (minuteOfWeek(now, zone) % minutesOfDay)) * minuteMilliseconds
  if (offsetAt(reached, zone) === offsetAt(from, zone)) return new Date(reached)
  const clockChange = clockChangeBetween(from, reached, zone)
  return dayAt(clockChange) === dayAt(from) ? endOfToday(zone, new Date(clockChange)) : new Date(clockChange)
}

/** Whether a menu is open now, and when it opens or closes next. A menu without openings is always open. */
export const openingStateAt = (openings: readonly Opening[], zone: string, now: Date) => {
  if (openings.length === 0) return { open: true, changesAt: null }
  const periods = openings.map(weekPeriodOf)
  const isOpen = (minute: number) => periods.some((period) => isWithinPeriod(minute % minutesOfWeek, period))
  const open = isOpen(minuteOfWeek(now, zone))
  const edges = periods.flatMap(({ start, length }) => [start, start + length])

  const changeAfter = (from: number): number | null => {
    const minute = minuteOfWeek(new Date(from), zone)
    const distance = edges
      .map((edge) => (edge - minute + 2 * minutesOfWeek) % minutesOfWeek || minutesOfWeek)
      .sort((a, b) => a - b)
      .find((ahead) => isOpen(minute + ahead) !== open)
    if (distance === undefined) return null
    const reached = from + distance * minuteMilliseconds
    if (offsetAt(reached, zone) === offsetAt(from, zone)) return reached
    // The clocks change before `reached`: the menu opens or closes by the change itself, or the search restarts there.
    const clockChange = clockChangeBetween(from, reached, zone)
    return isOpen(minuteOfWeek(new Date(clockChange), zone)) === open ? changeAfter(clockChange) : clockChange
  }
  const change = changeAfter(Math.floor(now.getTime() / minuteMilliseconds) * minuteMilliseconds)
  return { open, changesAt: change === null ? null : new Date(change) }
}
