const dayLong = 24 * 3600 * 1000

/** The day so many days later, earlier where the count is below zero. Days of the calendar, not stretches of 24 hours. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLong).toISOString().slice(0, 10)
