/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const screenLimits = {
  name: 60,
  codeLength: 6,
  /** Without the characters that look like another one. */
  alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
  /** How long a television's code can be entered. */
  codeFor: 10 * 60_000,
  /** How often a television asks whether it has been paired. */
  claimEvery: 3_000,
  /** A paired television reads its boards at least this often, so that it counts as seen. */
  seenEvery: 2 * 60_000,
  /** A television reads its posts again this often: a day begins and ends without anybody writing. */
  readEvery: 10 * 60_000,
  /** How long a board of a rotation stays that has a single page; others stay until all their pages were seen. */
  boardFor: 30_000,
} as const

export const boards = ['news', 'tournaments', 'winners', 'bags'] as const
export type Board = (typeof boards)[number]
