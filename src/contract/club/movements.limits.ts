/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const movementLimits = {
  comment: 500,
  search: 100,
  /** The newest, where a file of them is asked for. */
  exported: 20_000,
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

/** Of days that no calendar has some are taken for the next month's. */
const isDay = (value: string) =>
  /^20\d\d-\d\d-\d\d$/.test(value) && JSON.stringify(new Date(value)).startsWith(`"${value}`)

/** Which movements an address asks for: on which days, in or out. */
export const movementsAt = (query: URLSearchParams) => {
  const [from, until] = [query.get('from'), query.get('until')]
  const actionType = actionTypes.find((type) => type === query.get('type'))
  return {
    ...(from && isDay(from) && { from }),
    ...(until && isDay(until) && { until }),
    ...(actionType && { actionType }),
  }
}
