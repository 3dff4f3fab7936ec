import { createContext, useContext } from 'react'
import type { Venue } from '#contract/kernel/venues.ts'
import type { PageName } from '#contract/pages.ts'
import type { Part } from '#web/kernel/navigation/part.ts'

interface Way {
  /** Some pages have their venue in the address. */
  to: string | ((venueId: number) => string)
  /** Lit while one of these pages is open, under the further condition if there is one. */
  pages: readonly PageName[]
  when?: (query: URLSearchParams) => boolean
}

/** An entry of the sidebar leads somewhere, or its page is still to come. Shown to those who may open its page. */
export interface Entry {
  label: string
  way: Way | null
  /** How many things wait there, as a hook: what it reads stays live. */
  useCount?: () => number
  /** Shown only at venues that are like this. */
  at?: (venue: Venue) => boolean
}

/** A row of the configuration that leads to a page of its own, for those who may open it. */
export interface OfferedSetting {
  name: string
  page: PageName
  to: string
  /** What one does there. */
  label: string
}

/** What the back-office consists of. Products offer their share; the kernel shows it without knowing whose it is. */
export interface Offers {
  entries: { first: readonly Entry[]; second: readonly Entry[] }
  settings: readonly OfferedSetting[]
  /** What stands in the top bar of every page, and lives as long as the back-office is open. */
  bar: Readonly<Record<string, Part<object>>>
  /** What is known of a member of the community, panel by panel, beside what the club knows of the person. */
  ofMember: Readonly<Record<string, Part<{ memberId: string }>>>
}

const OffersContext = createContext<Offers>({ entries: { first: [], second: [] }, settings: [], bar: {}, ofMember: {} })
export const OffersProvider = OffersContext.Provider
export const useOffers = () => useContext(OffersContext)
