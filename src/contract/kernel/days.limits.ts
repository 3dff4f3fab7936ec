const dayInMilliseconds = 24 * 3600 * 1000

/** Adds `count` calendar days (negative: earlier) to a day such as 2026-11-15. Computed in UTC, so clock changes have no effect. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayInMilliseconds).toISOString().slice(0, 10)

/** `new Date` moves days such as 31 February into the next month; comparing its output with the input rejects them. */
export const isDay = (value: string) =>
  /^20\d\d-\d\d-\d\d$/.test(value) && JSON.stringify(new Date(value)).startsWith(`"${value}`)
