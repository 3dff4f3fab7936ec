export const figureLimits = {
  /** Number of days that the figures cover, today included. */
  days: 30,
  /** Length of the list of listings with the most views. */
  listings: 12,
} as const
