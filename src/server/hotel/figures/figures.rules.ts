import { daysAfter } from '#contract/kernel/days.limits.ts'

interface Sales {
  orders: number
  revenue: number
}
const orZero = (row: Sales | undefined) => ({ orders: row?.orders ?? 0, revenue: row?.revenue ?? 0 })

/** Adds the missing days of the range with zeros. */
export const fillMissingDays = (rows: readonly (Sales & { day: string })[], from: string, to: string) => {
  const days: (Sales & { day: string })[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1))
    days.push({ day, ...orZero(rows.find((row) => row.day === day)) })
  return days
}

export const fillMissingHours = (rows: readonly (Sales & { hour: number })[]) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, ...orZero(rows.find((row) => row.hour === hour)) }))
