/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const claimLimits = {
  title: 120,
  description: 2000,
  place: 120,
  answer: 2000,
  page: 30,
  /** Claims of one member that are not completed. */
  waiting: 40,
} as const

/** 'sent' is shown as 'En revisión', anything else as 'Completado'. */
export const claimStatuses = ['sent', 'completed'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
