/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const requestLimits = {
  words: 2000,
  answer: 2000,
  shown: 50,
  /** Requests of one member that nobody has answered yet. */
  waiting: 40,
} as const

/** 'Pedir oración', 'Contactarse', 'Sumarse a un grupo'. */
export const requestKinds = ['prayer', 'contact', 'group'] as const
export type RequestKind = (typeof requestKinds)[number]
