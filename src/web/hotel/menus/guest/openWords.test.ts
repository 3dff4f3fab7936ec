import { expect, test } from 'vitest'
import { languages } from '#contract/kernel/languages.limits.ts'
import { openWords } from './openWords.ts'

const zone = 'America/Argentina/Buenos_Aires'
const changesAt = '2026-11-16T02:30:00.000Z'
const now = new Date('2026-11-12T15:00:00Z')

test('the text of an open menu has the closing time in the venue’s time zone, in each language', () => {
  expect(languages.map((language) => openWords({ open: true, changesAt }, language, zone, now))).toEqual([
    'Abierto hasta 23:30',
    'Open until 23:30',
    'Aberto até 23:30',
    'Ouvert jusqu’à 23:30',
  ])
})

test('the text of a closed menu has the opening day and time in the venue’s time zone, and neither when it never opens', () => {
  expect(openWords({ open: false, changesAt }, 'french', zone, now)).toBe('Fermé, ouvre dimanche à 23:30')
  expect(openWords({ open: false, changesAt: null }, 'english', zone, now)).toBe('Closed')
  expect(openWords({ open: true, changesAt: null }, 'spanish', zone, now)).toBe('Abierto')
})

test('the opening day is today, tomorrow, a weekday within six days, or ‘next’ weekday at seven, by the venue’s calendar, in each language', () => {
  const words = (moment: string) =>
    languages.map((language) => openWords({ open: false, changesAt }, language, zone, new Date(moment)))
  // Sunday begins in Buenos Aires at 03:00 UTC.
  expect(words('2026-11-15T03:00:00Z')).toEqual([
    'Cerrado, abre hoy a las 23:30',
    'Closed, opens today at 23:30',
    'Fechado, abre hoje às 23:30',
    'Fermé, ouvre aujourd’hui à 23:30',
  ])
  expect(words('2026-11-15T02:59:00Z')).toEqual([
    'Cerrado, abre mañana a las 23:30',
    'Closed, opens tomorrow at 23:30',
    'Fechado, abre amanhã às 23:30',
    'Fermé, ouvre demain à 23:30',
  ])
  for (const moment of ['2026-11-14T02:59:00Z', '2026-11-09T03:00:00Z'])
    expect(words(moment)).toEqual([
      'Cerrado, abre el domingo a las 23:30',
      'Closed, opens Sunday at 23:30',
      'Fechado, abre domingo às 23:30',
      'Fermé, ouvre dimanche à 23:30',
    ])
  expect(words('2026-11-09T02:59:00Z')).toEqual([
    'Cerrado, abre el próximo domingo a las 23:30',
    'Closed, opens next Sunday at 23:30',
    'Fechado, abre no próximo domingo às 23:30',
    'Fermé, ouvre dimanche prochain à 23:30',
  ])
})
