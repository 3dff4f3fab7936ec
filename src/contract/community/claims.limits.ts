/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const claimLimits = {
  title: 120,
  description: 2000,
  place: 120,
  page: 30,
  /** Claims of one member that may be open (not completed) at a time. */
  waiting: 40,
} as const

/** Screens show 'sent' as 'En revisión' and 'completed' as 'Completado'. */
export const claimStatuses = ['sent', 'completed'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
