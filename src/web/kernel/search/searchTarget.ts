import type { PageName } from '#contract/pages.ts'

/** A page, an action or a setting that the search offers to the roles that may open its page. */
export interface SearchTarget {
  label: string
  page: PageName
  /** A function for pages whose path contains the venue. */
  to: string | ((venueId: number) => string)
  /** Other words by which it is found. */
  words?: string
  kind?: 'action' | 'setting'
}
