import { createContext, useContext } from 'react'
import type { Venue } from '#contract/kernel/venues.ts'
import type { PageName } from '#contract/pages.ts'
import type { Part } from '#web/kernel/navigation/part.ts'

interface Way {
  /** A function for pages whose path contains the venue. */
  to: string | ((venueId: number) => string)
  /** The entry is marked as current on these pages, if `when` agrees. */
  pages: readonly PageName[]
  when?: (query: URLSearchParams) => boolean
}

/** An entry of the sidebar, shown to roles that may open its page. `way` is null while the page does not exist yet. */
export interface Entry {
  label: string
  way: Way | null
  /** A hook that returns the count of waiting items, so that the badge stays live. */
  useCount?: () => number
  /** Shows the entry only at venues for which this returns true. */
  at?: (venue: Venue) => boolean
}

/** A row of the configuration page that links to another page; shown to roles that may open it. */
export interface OfferedSetting {
  name: string
  page: PageName
  to: string
  /** Text of the link. */
  label: string
}

/** Content that products add to the back-office; the kernel does not import products. */
export interface Offers {
  entries: { first: readonly Entry[]; second: readonly Entry[] }
  settings: readonly OfferedSetting[]
  /** Components in the top bar; they stay mounted on every page. */
  bar: Readonly<Record<string, Part<object>>>
  /** Panels about a community member, shown on the person's page of the club. */
  ofMember: Readonly<Record<string, Part<{ memberId: string }>>>
}

const OffersContext = createContext<Offers>({ entries: { first: [], second: [] }, settings: [], bar: {}, ofMember: {} })
export const OffersProvider = OffersContext.Provider
export const useOffers = () => useContext(OffersContext)
