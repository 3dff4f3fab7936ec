import type { Slot } from '#contract/community/bookings.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'

interface Offered {
  id: string
  weekday: number
  startsAt: string
  endsAt: string
  capacity: number
}
interface Taken {
  slotId: string
  day: string
  capacity: number
  taken: number
}

export const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** As a clock shows it: without seconds. */
export const clock = (time: string) => time.slice(0, 5)

/** The days from today on that have hours to book; of today only those that have not begun. */
export const bookableDays = (
  slots: readonly Offered[],
  taken: readonly Taken[],
  { today, time, daysAhead }: { today: string; time: string; daysAhead: number },
) => {
  const days = Array.from({ length: daysAhead }, (_, i) => daysAfter(today, i))
  const slotOn = (day: string, { id, startsAt, endsAt, capacity }: Offered): Slot => {
    const counted = taken.find((one) => one.slotId === id && one.day === day)
    const left = counted ? counted.capacity - counted.taken : capacity
    return { id, startsAt: clock(startsAt), endsAt: clock(endsAt), capacity: counted?.capacity ?? capacity, left }
  }
  const isToCome = (day: string, { weekday, startsAt }: Offered) =>
    weekday === weekdayOf(day) && (day > today || clock(startsAt) > time)
  return days
    .map((day) => ({ day, slots: slots.filter((slot) => isToCome(day, slot)).map((slot) => slotOn(day, slot)) }))
    .filter((day) => day.slots.length > 0)
}
