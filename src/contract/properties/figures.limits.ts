export const figureLimits = {
  /** The days that are shown, today included. */
  days: 30,
  /** The listings with the most views. */
  listings: 12,
} as const
