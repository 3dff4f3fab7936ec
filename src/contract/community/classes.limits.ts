import type { MemberClass } from './members.limits.ts'

/** The bands of venues that have set none: one year from 1 July to 30 June, except '23+', which has seven years. */
export const defaultBands: readonly { class: MemberClass; from: string; before: string }[] = [
  { class: '23+', from: '1991-07-01', before: '1998-07-01' },
  { class: '22', from: '1998-07-01', before: '1999-07-01' },
  { class: '21', from: '1999-07-01', before: '2000-07-01' },
  { class: '20', from: '2000-07-01', before: '2001-07-01' },
  { class: '19', from: '2001-07-01', before: '2002-07-01' },
  { class: '18', from: '2002-07-01', before: '2003-07-01' },
  { class: '17', from: '2003-07-01', before: '2004-07-01' },
  { class: '16', from: '2004-07-01', before: '2005-07-01' },
  { class: '15', from: '2005-07-01', before: '2006-07-01' },
  { class: '14', from: '2006-07-01', before: '2007-07-01' },
  { class: '13', from: '2007-07-01', before: '2008-07-01' },
]

/** The year in which the names of the default bands are the ages of their members on 1 July. */
const yearOfDefaults = 2021

const shiftedDay = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** The default bands moved so that the names are the ages on the last 1 July before `today`. */
export const bandsByAge = (today: string) => {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)
  const years = year - yearOfDefaults
  return defaultBands.map(({ class: ofClass, from, before }) => ({
    class: ofClass,
    from: shiftedDay(from, years),
    before: shiftedDay(before, years),
  }))
}
