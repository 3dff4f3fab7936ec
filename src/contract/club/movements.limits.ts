/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const movementLimits = {
  comment: 500,
  /** The whole club's movements, per page. */
  shown: 51,
  /** On the list of bags. */
  recent: 5,
  /** A bag's own history. */
  ofBag: 5,
  /** The custody report reads the ledger in pieces of this many. */
  report: 500,
} as const

export const actionTypes = ['Ingreso', 'Retiro'] as const
export type ActionType = (typeof actionTypes)[number]
