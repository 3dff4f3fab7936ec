const dayInMilliseconds = 24 * 3600 * 1000

/** Adds `count` calendar days (negative: earlier) to a day such as 2026-11-15. Computed in UTC, so clock changes have no effect. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayInMilliseconds).toISOString().slice(0, 10)

/**
 * Whether the text is an existing day of the years 2000 to 2099. `new Date` moves 31 February into March, so its output
 * then differs.
 */
export const isDay = (value: string) =>
  /^20\d\d-\d\d-\d\d$/.test(value) && JSON.stringify(new Date(value)).startsWith(`"${value}`)
