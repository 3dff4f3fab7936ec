import type { BookableSlot } from '#contract/community/bookings.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'

interface WeeklySlot {
  id: string
  weekday: number
  startsAt: string
  endsAt: string
  capacity: number
}
interface SlotDay {
  slotId: string
  day: string
  capacity: number
  taken: number
}

/** The caller's booking or entry on a waiting list, by slot and day. */
interface OwnPlaces {
  bookings: readonly { id: string; slotId: string; day: string; cancellable: boolean }[]
  waiting: readonly { id: string; slotId: string; day: string; position: number }[]
}

export const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** Cuts the seconds off a time of day: '18:30:00' becomes '18:30'. */
export const withoutSeconds = (time: string) => time.slice(0, 5)

interface BookableDays {
  slots: readonly WeeklySlot[]
  slotDays: readonly SlotDay[]
  /** Reasons of closed days. */
  closed: ReadonlyMap<string, string>
  own: OwnPlaces
  today: string
  time: string
  daysAhead: number
}

/** Days with slots among the next `daysAhead` days, today included; slots of today that have begun are left out. */
export const bookableDays = ({ slots, slotDays, closed, own, today, time, daysAhead }: BookableDays) => {
  const days = Array.from({ length: daysAhead }, (_, i) => daysAfter(today, i))
  const slotOn = (day: string, { id, startsAt, endsAt, capacity }: WeeklySlot): BookableSlot => {
    const slotDay = slotDays.find((row) => row.slotId === id && row.day === day)
    const left = slotDay ? slotDay.capacity - slotDay.taken : capacity
    const isHere = (place: { slotId: string; day: string }) => place.slotId === id && place.day === day
    return {
      id,
      startsAt: withoutSeconds(startsAt),
      endsAt: withoutSeconds(endsAt),
      capacity: slotDay?.capacity ?? capacity,
      left,
      booking: own.bookings.find(isHere) ?? null,
      waiting: own.waiting.find(isHere) ?? null,
    }
  }
  const isToCome = (day: string, { weekday, startsAt }: WeeklySlot) =>
    weekday === weekdayOf(day) && (day > today || withoutSeconds(startsAt) > time)
  return days
    .map((day) => ({
      day,
      closed: closed.get(day) ?? null,
      slots: slots.filter((slot) => isToCome(day, slot)).map((slot) => slotOn(day, slot)),
    }))
    .filter((day) => day.slots.length > 0)
}
