import type { Opening } from '#contract/hotel/menus.ts'

const minuteLong = 60_000
const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (zone: string) => {
  const options = { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', options)
  clocks.set(zone, clock)
  return clock
}

/** Minutes since Sunday midnight on the clocks of that zone. */
const minuteOfWeek = (moment: Date, zone: string) => {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return days.indexOf(parts.weekday ?? '') * minutesOfDay + Number(parts.hour) * 60 + Number(parts.minute)
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Stretches of the week. One that ends before it begins goes on past midnight; equal ends are a whole day. */
const stretches = (openings: readonly Opening[]) =>
  openings.map(({ day, from, to }) => {
    const start = day * minutesOfDay + minutes(from)
    const length = (minutes(to) - minutes(from) + minutesOfDay) % minutesOfDay || minutesOfDay
    return { start, length }
  })

const within = (minute: number, { start, length }: { start: number; length: number }) =>
  (minute - start + minutesOfWeek) % minutesOfWeek < length

/** How far the zone's clocks are from UTC at that moment, on the round of a week. */
const offsetAt = (moment: number, zone: string) =>
  (minuteOfWeek(new Date(moment), zone) - Math.floor(moment / minuteLong) + minutesOfWeek * 1e6) % minutesOfWeek

/** The minute between the two at which the clocks were put forward or back. */
const shiftBetween = (before: number, after: number, zone: string) => {
  const offset = offsetAt(before, zone)
  let [low, high] = [before, after]
  while (high - low > minuteLong) {
    const middle = low + Math.floor((high - low) / minuteLong / 2) * minuteLong
    if (offsetAt(middle, zone) === offset) low = middle
    else high = middle
  }
  return high
}

/** When the zone's today ends, also where clocks are put forward or back before then. */
export const endOfToday = (zone: string, now: Date): Date => {
  const from = Math.floor(now.getTime() / minuteLong) * minuteLong
  const dayAt = (moment: number) => Math.floor(minuteOfWeek(new Date(moment), zone) / minutesOfDay)
  const reached = from + (minutesOfDay - (minuteOfWeek(now, zone) % minutesOfDay)) * minuteLong
  if (offsetAt(reached, zone) === offsetAt(from, zone)) return new Date(reached)
  const shift = shiftBetween(from, reached, zone)
  return dayAt(shift) === dayAt(from) ? endOfToday(zone, new Date(shift)) : new Date(shift)
}

/** Whether it is open now, and when that changes. Without openings it is always open. */
export const openingNow = (openings: readonly Opening[], zone: string, now: Date) => {
  if (openings.length === 0) return { open: true, changesAt: null }
  const week = stretches(openings)
  const isOpen = (minute: number) => week.some((stretch) => within(minute % minutesOfWeek, stretch))
  const open = isOpen(minuteOfWeek(now, zone))
  const edges = week.flatMap(({ start, length }) => [start, start + length])

  const changeAfter = (from: number): number | null => {
    const minute = minuteOfWeek(new Date(from), zone)
    const distance = edges
      .map((edge) => (edge - minute + 2 * minutesOfWeek) % minutesOfWeek || minutesOfWeek)
      .sort((a, b) => a - b)
      .find((ahead) => isOpen(minute + ahead) !== open)
    if (distance === undefined) return null
    const reached = from + distance * minuteLong
    if (offsetAt(reached, zone) === offsetAt(from, zone)) return reached
    // The clocks are put forward or back before then: up to that minute nothing changes, from there count anew.
    const shift = shiftBetween(from, reached, zone)
    return isOpen(minuteOfWeek(new Date(shift), zone)) === open ? changeAfter(shift) : shift
  }
  const change = changeAfter(Math.floor(now.getTime() / minuteLong) * minuteLong)
  return { open, changesAt: change === null ? null : new Date(change) }
}
