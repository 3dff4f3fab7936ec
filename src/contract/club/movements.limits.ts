import { isDay } from '../kernel/days.limits.ts'

/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const movementLimits = {
  comment: 500,
  search: 100,
  /** A CSV export contains at most this many movements, the newest ones. */
  exported: 20_000,
  /** Page size of the list of all movements of the club. */
  shown: 51,
  /**
   * A search for names that the index does not decide compares at most this many movements per page, about 0.6 s of the database's
   * time; the next page continues there.
   */
  searched: 50_000,
  /** The bag list shows this many of the club's newest movements. */
  recent: 5,
  /** Length of the short list of one bag's movements. */
  ofBag: 5,
  /** Page size with which the custody report reads a bag's ledger. */
  report: 500,
} as const

export const actionTypes = ['Ingreso', 'Retiro'] as const
export type ActionType = (typeof actionTypes)[number]

/** Reads the movement filter from the query parameters `from`, `until` and `type`; invalid values are dropped. */
export const movementFilterFromQuery = (query: URLSearchParams) => {
  const [from, until] = [query.get('from'), query.get('until')]
  const actionType = actionTypes.find((type) => type === query.get('type'))
  return {
    ...(from && isDay(from) && { from }),
    ...(until && isDay(until) && { until }),
    ...(actionType && { actionType }),
  }
}

/** The movement that a form proposes: out for a bag that is in, otherwise in. */
export const proposedAction = (lastAction: ActionType | null): ActionType =>
  lastAction === 'Ingreso' ? 'Retiro' : 'Ingreso'
