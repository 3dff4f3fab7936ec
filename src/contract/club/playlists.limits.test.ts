import { expect, test } from 'vitest'
import { minuteOfWeek, toMinuteOfWeek } from '../kernel/weekPeriods.limits.ts'
import { type PlaylistEntry, playlistEntriesAt } from './playlists.limits.ts'

const [sunday, friday, saturday] = [0, 5, 6]
const entry = (id: string, changes: Partial<PlaylistEntry>): PlaylistEntry => ({
  id,
  board: 'news',
  seconds: 20,
  from: '08:00',
  to: '12:00',
  days: [0, 1, 2, 3, 4, 5, 6],
  ...changes,
})
const idsAt = (playlist: PlaylistEntry[], day: number, time: string) =>
  playlistEntriesAt(playlist, toMinuteOfWeek(day, time)).map(({ id }) => id)

test('a playlist shows the entries of the hour and the day in their order; the end of an hour is excluded', () => {
  const playlist = [
    entry('morning', {}),
    entry('weekend', { from: '00:00', to: '00:00', days: [saturday, sunday] }),
    entry('unknown board', { board: 'weather' as never }),
  ]
  expect(idsAt(playlist, friday, '07:59')).toEqual([])
  expect(idsAt(playlist, friday, '08:00')).toEqual(['morning'])
  expect(idsAt(playlist, friday, '12:00')).toEqual([])
  expect(idsAt(playlist, saturday, '08:00')).toEqual(['morning', 'weekend'])
  expect(idsAt(playlist, sunday, '23:59')).toEqual(['weekend'])
})

test('hours over midnight belong to the day on which they begin, also from Saturday to Sunday', () => {
  const playlist = [entry('night', { from: '21:00', to: '02:00', days: [friday, saturday] })]
  const at = (day: number, time: string) => idsAt(playlist, day, time).length
  expect([at(friday, '01:00'), at(friday, '21:00'), at(saturday, '01:59'), at(saturday, '02:00')]).toEqual([0, 1, 1, 0])
  expect([at(sunday, '01:59'), at(sunday, '02:00'), at(sunday, '21:00')]).toEqual([1, 0, 0])
})

test('hours are those of the venue’s time zone', () => {
  const playlist = [entry('friday night', { from: '22:00', to: '23:00', days: [friday] })]
  const moment = new Date('2026-11-14T01:30:00Z')
  const shown = (zone: string) => playlistEntriesAt(playlist, minuteOfWeek(moment, zone)).length
  expect([shown('America/Argentina/Buenos_Aires'), shown('UTC'), shown('America/New_York')]).toEqual([1, 0, 0])
})
