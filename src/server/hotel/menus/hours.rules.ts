import type { Menu, Opening } from '#contract/hotel/menus.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { hoursText } from './hours.text.ts'

/** As people read a week. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** Days that follow each other and have the same hours are said together. */
const runsOf = (hoursOn: (day: number) => string) => {
  const runs: { days: number[]; hours: string }[] = []
  for (const day of week) {
    const last = runs.at(-1)
    const hours = hoursOn(day)
    if (last?.hours === hours) last.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs.filter(({ hours }) => hours !== '')
}

/** 'Lun–Vie 12:00–16:00 y 20:00–23:30; Sáb 12:00–16:00'. Nothing where nothing opens or closes. */
export const openingsIn = (openings: readonly Opening[], language: Language): string => {
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
  const text = runsOf(hoursOn)
    .map((run) => `${nameOf(run)} ${run.hours}`)
    .join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What guests read as the hours of a menu: its own words are Spanish, other languages are made from the opening times. */
export const hoursIn = ({ hours, openings }: Pick<Menu, 'hours' | 'openings'>, language: Language) =>
  (language !== 'spanish' && openingsIn(openings, language)) || hours
