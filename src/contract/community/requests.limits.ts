/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const requestLimits = {
  words: 2000,
  shown: 50,
  /** Requests of one member that may be unanswered at a time. */
  waiting: 40,
} as const

/** Screens show them as 'Pedir oración', 'Contactarse' and 'Sumarse a un grupo'. */
export const requestKinds = ['prayer', 'contact', 'group'] as const
export type RequestKind = (typeof requestKinds)[number]
