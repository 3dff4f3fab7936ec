import { isDay } from './days.limits.ts'

export const activityLimits = {
  /** Entries per page of the activity log, and entries in the short list beside an object's form. */
  shown: 50,
  besideObject: 8,
  /** A CSV export contains at most this many entries, the newest ones. */
  exported: 20_000,
  /** Length of the name of an endpoint or feature in a filter. */
  name: 80,
} as const

/** Reads the filter from the query parameters of the page; invalid values are dropped. */
export const activityFilterFromQuery = (query: URLSearchParams) => {
  const [person, feature, action] = [query.get('person'), query.get('feature'), query.get('action')]
  const [from, until] = [query.get('from'), query.get('until')]
  return {
    ...(person && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(person) && { person }),
    ...(feature && feature.length <= activityLimits.name && { feature }),
    ...(action && action.length <= activityLimits.name && { action }),
    ...(from && isDay(from) && { from }),
    ...(until && isDay(until) && { until }),
  }
}
