import type { Language } from '#contract/kernel/languages.limits.ts'

interface HoursText {
  everyDay: string
  /** Separator between two opening times of a day. */
  and: string
  allDay: string
  /** Short names of the weekdays, Sunday first. */
  days: readonly [string, string, string, string, string, string, string]
}

/** Texts for generated opening hours. */
export const hoursText: Record<Language, HoursText> = {
  spanish: {
    everyDay: 'Todos los días',
    and: ' y ',
    allDay: 'todo el día',
    days: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  },
  english: {
    everyDay: 'Every day',
    and: ' and ',
    allDay: 'all day',
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  portuguese: {
    everyDay: 'Todos os dias',
    and: ' e ',
    allDay: 'o dia todo',
    days: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  },
  french: {
    everyDay: 'Tous les jours',
    and: ' et ',
    allDay: 'toute la journée',
    days: ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam'],
  },
}
