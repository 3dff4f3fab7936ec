export const searchLimits = {
  /** Characters of the search text. */
  text: 80,
  /** Maximum number of results of one kind, such as people or orders. */
  perKind: 5,
} as const
