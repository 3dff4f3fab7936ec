import { daysAfter } from '#contract/kernel/days.limits.ts'

/** A total of one day (`hour` is null) or of one hour over all days (`day` is null). */
interface MovementTotal {
  day: string | null
  hour: number | null
  entries: number
  exits: number
}

const countsOrZero = (total: MovementTotal | undefined) => ({ entries: total?.entries ?? 0, exits: total?.exits ?? 0 })

export const countsByDay = (totals: readonly MovementTotal[], first: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const day = daysAfter(first, n)
    return { day, ...countsOrZero(totals.find((total) => total.day === day)) }
  })

export const countsByHour = (totals: readonly MovementTotal[]) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, ...countsOrZero(totals.find((total) => total.hour === hour)) }))
