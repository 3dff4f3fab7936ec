const dayInMilliseconds = 24 * 3600 * 1000

/** Adds `count` calendar days (negative: earlier) to a day such as 2026-11-15. Computed in UTC, so clock changes have no effect. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayInMilliseconds).toISOString().slice(0, 10)
