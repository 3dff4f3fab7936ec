import { bookingText as text } from './bookings.text.ts'

const format = new Intl.DateTimeFormat('es-AR', { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' })
const dayLong = 24 * 3600 * 1000

/** A day as text: today, tomorrow, or weekday and date. */
export const dayName = (day: string, today: string) => {
  const ahead = (Date.parse(day) - Date.parse(today)) / dayLong
  if (ahead === 0) return text.today
  if (ahead === 1) return text.tomorrow
  const parts = Object.fromEntries(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]))
  const weekday = parts.weekday ?? ''
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${parts.day}/${parts.month}`
}
