import { authorisationsText as text } from './authorisations.text.ts'

/** Weekdays from Monday to Sunday; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0]

const listFormat = new Intl.ListFormat('es', { type: 'conjunction' })

/** The names of weekdays in the order of the week, such as 'lunes y jueves'. */
export const weekdayNames = (chosen: readonly number[]) =>
  chosen.length === weekdays.length
    ? text.everyDay
    : listFormat.format(weekdays.filter((day) => chosen.includes(day)).map((day) => text.weekdays[day] ?? ''))
