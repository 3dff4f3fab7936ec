import { expect, test } from 'vitest'
import { type Language, languages, localizedFields } from '#contract/kernel/languages.limits.ts'
import { formatOpenings, hoursInLanguage } from './hours.rules.ts'

const on = (days: number[], from: string, to: string) => days.map((day) => ({ day, from, to }))
const everyDay = [0, 1, 2, 3, 4, 5, 6]

test('equal hours on every day are written once, in each language', () => {
  const lunch = on(everyDay, '12:00', '15:30')
  expect(languages.map((language) => formatOpenings(lunch, language))).toEqual([
    'Todos los días 12:00–15:30',
    'Every day 12:00–15:30',
    'Todos os dias 12:00–15:30',
    'Tous les jours 12:00–15:30',
  ])
})

test('consecutive days with equal hours are grouped in each language, and closed days are left out', () => {
  const openings = [
    ...on([2, 3, 4, 5, 6, 0], '20:00', '23:30'),
    ...on([2, 3, 4, 5], '12:00', '16:00'),
    ...on([6, 0], '12:00', '17:00'),
  ]
  expect(languages.map((language) => formatOpenings(openings, language))).toEqual([
    'Mar–vie 12:00–16:00 y 20:00–23:30; sáb–dom 12:00–17:00 y 20:00–23:30',
    'Tue–Fri 12:00–16:00 and 20:00–23:30; Sat–Sun 12:00–17:00 and 20:00–23:30',
    'Ter–sex 12:00–16:00 e 20:00–23:30; sáb–dom 12:00–17:00 e 20:00–23:30',
    'Mar–ven 12:00–16:00 et 20:00–23:30; sam–dim 12:00–17:00 et 20:00–23:30',
  ])
})

test('hours of a single day, of a night that ends on the next day and of a whole day are written', () => {
  const read = (openings: Parameters<typeof formatOpenings>[0], language: Language) =>
    formatOpenings(openings, language)
  expect(read(on([5], '18:00', '02:00'), 'english')).toBe('Fri 18:00–02:00')
  expect(read(on([0], '00:00', '00:00'), 'french')).toBe('Dim toute la journée')
  expect(read(on([1, 3], '08:00', '10:00'), 'portuguese')).toBe('Seg 08:00–10:00; qua 08:00–10:00')
})

test('Spanish guests read the venue’s own hours; others read their translation, else generated hours, or the venue’s own without opening times', () => {
  const untranslated = localizedFields('hours', () => '')
  const menu = { hours: 'Al mediodía', ...untranslated, openings: on(everyDay, '12:00', '15:00') }
  expect(languages.map((language) => hoursInLanguage(menu, language))).toEqual([
    'Al mediodía',
    'Every day 12:00–15:00',
    'Todos os dias 12:00–15:00',
    'Tous les jours 12:00–15:00',
  ])
  expect(hoursInLanguage({ ...menu, openings: [] }, 'french')).toBe('Al mediodía')
  expect(hoursInLanguage({ ...menu, hoursFrench: 'À midi' }, 'french')).toBe('À midi')
})
