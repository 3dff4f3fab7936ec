/**
 * Times are in milliseconds. Limits live outside the schema files, so that televisions can import them without loading
 * zod.
 */
export const tvLimits = {
  name: 60,
  codeLength: 6,
  /** Characters that look alike (0 and O, 1, I and L) are left out. */
  alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
  /** Lifetime of a pairing code. */
  codeFor: 10 * 60_000,
  /** Interval at which an unpaired television calls `claim`. */
  claimEvery: 3_000,
  /** Longest interval between two reads of a television; each read updates its `seenAt`. */
  seenEvery: 60_000,
  /** A television whose boards should be on is dark after this time without a read. A restart takes less. */
  darkAfter: 10 * 60_000,
  /** Local hours in which a television without a playlist should be on, every day: many are switched off at night. */
  hoursWithoutPlaylist: { from: '10:00', to: '20:00' },
  /** Interval at which a television reloads its posts: the first and last day on show pass without a live update. */
  readEvery: 10 * 60_000,
  /** Display time of a one-page board in a rotation; a longer board stays until its last page was shown. */
  boardFor: 30_000,
  /** Characters of a notice to all televisions, which must fit on two lines that can be read from across the room. */
  notice: 120,
} as const

export const tvBoards = ['news', 'tournaments', 'winners', 'bags'] as const
export type TvBoard = (typeof tvBoards)[number]
