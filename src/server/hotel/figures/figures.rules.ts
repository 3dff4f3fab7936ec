import { daysAfter } from '#contract/kernel/days.limits.ts'

interface Sold {
  orders: number
  revenue: number
}
const nothing: Sold = { orders: 0, revenue: 0 }
const soldIn = (found: Sold | undefined) => ({ orders: found?.orders ?? nothing.orders, revenue: found?.revenue ?? 0 })

/** Every day of the range, those without orders too. */
export const everyDay = (counted: readonly (Sold & { day: string })[], from: string, to: string) => {
  const days: (Sold & { day: string })[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1))
    days.push({ day, ...soldIn(counted.find((one) => one.day === day)) })
  return days
}

export const everyHour = (counted: readonly (Sold & { hour: number })[]) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, ...soldIn(counted.find((one) => one.hour === hour)) }))
