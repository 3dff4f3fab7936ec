import type { Menu, Opening } from '#contract/hotel/menus.ts'
import { type Language, type LocalizedFields, localizedField } from '#contract/kernel/languages.limits.ts'
import { hoursText } from './hours.text.ts'

/** Weekdays in reading order, Monday first; 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** Groups consecutive days with equal hours; days without hours are left out. */
const groupDays = (hoursOn: (day: number) => string) => {
  const runs: { days: number[]; hours: string }[] = []
  for (const day of week) {
    const last = runs.at(-1)
    const hours = hoursOn(day)
    if (last?.hours === hours) last.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs.filter(({ hours }) => hours !== '')
}

/**
 * Formats opening hours in a language, for example 'Lun–vie 12:00–16:00 y 20:00–23:30; sáb 12:00–16:00'. Empty without openings.
 */
export const formatOpenings = (openings: readonly Opening[], language: Language): string => {
  const { everyDay, and, allDay, days } = hoursText[language]
  const hoursOn = (day: number) => {
    const own = openings.filter((opening) => opening.day === day).sort((a, b) => a.from.localeCompare(b.from))
    return own.map(({ from, to }) => (from === to ? allDay : `${from}–${to}`)).join(and)
  }
  const nameOf = ({ days: run }: { days: number[] }) => {
    if (run.length === week.length) return everyDay
    const [first = 0, last = 0] = [run[0], run.at(-1)]
    return [...new Set([first, last])].map((day) => days[day]).join('–')
  }
  const text = groupDays(hoursOn)
    .map((run) => `${nameOf(run)} ${run.hours}`)
    .join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type MenuHours = Pick<Menu, 'hours' | 'openings' | keyof LocalizedFields<'hours', string>>

/** The venue's own text is Spanish. Other languages have its translation, or else a text generated from the opening times. */
export const hoursInLanguage = (menu: MenuHours, language: Language) =>
  menu[localizedField('hours', language)] ||
  (language !== 'spanish' && formatOpenings(menu.openings, language)) ||
  menu.hours
