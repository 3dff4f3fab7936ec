import { daysAfter } from '#contract/kernel/days.limits.ts'

/** The movements of one day, or those of one hour of the clock on all days. */
interface Counted {
  day: string | null
  hour: number | null
  entries: number
  exits: number
}

const numbersOf = (found: Counted | undefined) => ({ entries: found?.entries ?? 0, exits: found?.exits ?? 0 })

export const fillDays = (counted: readonly Counted[], first: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const day = daysAfter(first, n)
    return { day, ...numbersOf(counted.find((one) => one.day === day)) }
  })

export const fillHours = (counted: readonly Counted[]) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, ...numbersOf(counted.find((one) => one.hour === hour)) }))
