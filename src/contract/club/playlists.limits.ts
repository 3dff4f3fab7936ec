import { isWithinPeriod, weekPeriodOf } from '../kernel/weekPeriods.limits.ts'
import { type TvBoard, tvBoards } from './screens.limits.ts'

export const playlistLimits = {
  entries: 20,
  /** Shorter turns cannot be read from across the room. */
  minSeconds: 5,
  maxSeconds: 3600,
} as const

/** A line of a television's playlist: a board for some seconds, on some weekdays, between two local times. */
export interface PlaylistEntry {
  id: string
  board: TvBoard
  seconds: number
  from: string
  /** A time before `from` is on the next day; an equal one means 24 hours. */
  to: string
  /** Weekdays on which the period begins; 0 is Sunday. */
  days: number[]
  /** True shows the board in light colours, for bright rooms by day; otherwise they are dark. */
  light?: boolean | undefined
}

const isCurrent = ({ board, days, from, to }: PlaylistEntry, minute: number) =>
  tvBoards.includes(board) && days.some((day) => isWithinPeriod(minute, weekPeriodOf({ day, from, to })))

/**
 * The entries to show at a minute of the week, in their order. Without one, the television shows its boards as without a
 * playlist. A board that this version does not know is skipped.
 */
export const playlistEntriesAt = (playlist: readonly PlaylistEntry[], minute: number) =>
  playlist.filter((entry) => isCurrent(entry, minute))
