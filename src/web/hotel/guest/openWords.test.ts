import { expect, test } from 'vitest'
import { languages } from '#contract/kernel/languages.limits.ts'
import { openWords } from './openWords.ts'

const zone = 'America/Argentina/Buenos_Aires'
const changesAt = '2026-11-16T02:30:00.000Z'

test('says until when it is open on the venue’s clocks, in each language', () => {
  expect(languages.map((language) => openWords({ open: true, changesAt }, language, zone))).toEqual([
    'Abierto hasta 23:30',
    'Open until 23:30',
    'Aberto até 23:30',
    'Ouvert jusqu’à 23:30',
  ])
})

test('says when it opens, with the day of the venue', () => {
  expect(openWords({ open: false, changesAt }, 'french', zone)).toBe('Fermé, ouvre dimanche à 23:30')
  expect(openWords({ open: false, changesAt: null }, 'english', zone)).toBe('Closed')
  expect(openWords({ open: true, changesAt: null }, 'spanish', zone)).toBe('Abierto')
})
