const minutesOfDay = 24 * 60
export const minutesOfWeek = 7 * minutesOfDay
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (zone: string) => {
  const options = { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', options)
  clocks.set(zone, clock)
  return clock
}

/** Minutes from Sunday 0:00 to the given time of a weekday; 0 is Sunday. */
export const toMinuteOfWeek = (day: number, time: string) =>
  day * minutesOfDay + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes since Sunday 0:00 in the time zone. */
export const minuteOfWeek = (moment: Date, zone: string) => {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return toMinuteOfWeek(days.indexOf(parts.weekday ?? ''), `${parts.hour}:${parts.minute}`)
}

/** A weekly period; `start` is a minute of the week, `length` is in minutes. */
export interface WeekPeriod {
  start: number
  length: number
}

interface LocalTimes {
  day: number
  from: string
  to: string
}

/** The period between two local times. An end before the start is on the next day; equal times mean 24 hours. */
export const weekPeriodOf = ({ day, from, to }: LocalTimes): WeekPeriod => ({
  start: toMinuteOfWeek(day, from),
  length: (toMinuteOfWeek(0, to) - toMinuteOfWeek(0, from) + minutesOfDay) % minutesOfDay || minutesOfDay,
})

export const isWithinPeriod = (minute: number, { start, length }: WeekPeriod) =>
  (minute - start + minutesOfWeek) % minutesOfWeek < length
