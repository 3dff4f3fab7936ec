import { expect, test } from 'vitest'
import { languages } from '#contract/kernel/languages.limits.ts'
import { openWords } from './openWords.ts'

const zone = 'America/Argentina/Buenos_Aires'
const changesAt = '2026-11-16T02:30:00.000Z'
const now = new Date('2026-11-12T15:00:00Z')

test('says until when it is open on the venue’s clocks, in each language', () => {
  expect(languages.map((language) => openWords({ open: true, changesAt }, language, zone, now))).toEqual([
    'Abierto hasta 23:30',
    'Open until 23:30',
    'Aberto até 23:30',
    'Ouvert jusqu’à 23:30',
  ])
})

test('says when it opens, with the day of the venue', () => {
  expect(openWords({ open: false, changesAt }, 'french', zone, now)).toBe('Fermé, ouvre dimanche à 23:30')
  expect(openWords({ open: false, changesAt: null }, 'english', zone, now)).toBe('Closed')
  expect(openWords({ open: true, changesAt: null }, 'spanish', zone, now)).toBe('Abierto')
})

test('says today, tomorrow, a weekday and the next of its name as the venue’s calendar has them, in each language', () => {
  const words = (moment: string) =>
    languages.map((language) => openWords({ open: false, changesAt }, language, zone, new Date(moment)))
  // Sunday has begun in Buenos Aires at three, universal time.
  expect(words('2026-11-15T03:00:00Z')).toEqual([
    'Cerrado, abre hoy a las 23:30',
    'Closed, initialReads today at 23:30',
    'Fechado, abre hoje às 23:30',
    'Fermé, ouvre aujourd’hui à 23:30',
  ])
  expect(words('2026-11-15T02:59:00Z')).toEqual([
    'Cerrado, abre mañana a las 23:30',
    'Closed, initialReads tomorrow at 23:30',
    'Fechado, abre amanhã às 23:30',
    'Fermé, ouvre demain à 23:30',
  ])
  for (const moment of ['2026-11-14T02:59:00Z', '2026-11-09T03:00:00Z'])
    expect(words(moment)).toEqual([
      'Cerrado, abre el domingo a las 23:30',
      'Closed, initialReads Sunday at 23:30',
      'Fechado, abre domingo às 23:30',
      'Fermé, ouvre dimanche à 23:30',
    ])
  expect(words('2026-11-09T02:59:00Z')).toEqual([
    'Cerrado, abre el próximo domingo a las 23:30',
    'Closed, initialReads next Sunday at 23:30',
    'Fechado, abre no próximo domingo às 23:30',
    'Fermé, ouvre dimanche prochain à 23:30',
  ])
})
