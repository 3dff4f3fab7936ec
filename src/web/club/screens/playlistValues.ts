import { type PlaylistEntry, playlistLimits } from '#contract/club/playlists.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { playlistText as text } from './screensAdmin.text.ts'

/** Weekdays in display order, Monday first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** A new entry: the whole day, every day. */
export const newEntry = (): PlaylistEntry => ({
  id: newId(),
  board: 'news',
  seconds: 30,
  from: '00:00',
  to: '00:00',
  days: [...weekdays],
})

const problemOf = ({ seconds, from, to, days }: PlaylistEntry, nth: number) => {
  const isLengthValid =
    Number.isInteger(seconds) && seconds >= playlistLimits.minSeconds && seconds <= playlistLimits.maxSeconds
  if (!isLengthValid) return text.secondsWrong(nth)
  if (!from || !to) return text.hoursWrong(nth)
  return days.length === 0 ? text.daysWrong(nth) : null
}

/** The first problem of a playlist, or null. */
export const checkPlaylist = (playlist: readonly PlaylistEntry[]) =>
  playlist.map((entry, i) => problemOf(entry, i + 1)).find((problem) => problem !== null) ?? null
