/** The movements of one day, or those of one hour of the clock on all days. */
interface Counted {
  day: string | null
  hour: number | null
  entries: number
  exits: number
}

const dayLength = 24 * 3600 * 1000

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10)

const numbersOf = (found: Counted | undefined) => ({ entries: found?.entries ?? 0, exits: found?.exits ?? 0 })

export const fillDays = (counted: readonly Counted[], first: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const day = dayBefore(first, -n)
    return { day, ...numbersOf(counted.find((one) => one.day === day)) }
  })

export const fillHours = (counted: readonly Counted[]) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, ...numbersOf(counted.find((one) => one.hour === hour)) }))
