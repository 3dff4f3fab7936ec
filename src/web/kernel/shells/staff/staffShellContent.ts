import { createContext, useContext } from 'react'
import type { Product } from '#contract/kernel/products.limits.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import type { PageName } from '#contract/pages.ts'
import type { BinnedRemoval } from '#contract/removals.ts'
import type { LazyPart } from '#web/kernel/navigation/lazyPart.ts'

interface Way {
  /** A function for pages whose path contains the venue. */
  to: string | ((venueId: number) => string)
  /** The entry is marked as current on these pages, if `when` agrees. */
  pages: readonly PageName[]
  when?: (query: URLSearchParams) => boolean
}

/**
 * An entry of the sidebar, shown to roles that may open its page. `way` is its link; null while the page does not exist
 * yet.
 */
export interface SidebarEntry {
  label: string
  way: Way | null
  /** Shows the entry only at venues that use one of these products. */
  products?: readonly Product[]
  /** Shows the entry only at venues for which this returns true. */
  at?: (venue: Venue) => boolean
  /** A hook that returns whether the entry is shown, for conditions that are not in the venue. */
  useShown?: () => boolean
}

/** Entries of the sidebar under a heading that opens and closes them. */
export interface SidebarGroup {
  /** Key of the group's stored state. */
  name: string
  label: string
  entries: readonly SidebarEntry[]
}

/** A row of the configuration page that links to another page; shown to roles that may open it. */
export interface SettingLink {
  name: string
  page: PageName
  to: string
  /** Text of the link. */
  label: string
  /** Shown only at venues that use one of these products. */
  products?: readonly Product[]
}

/** Content that products add to the back-office; the kernel does not import products. */
export interface StaffShellContent {
  groups: readonly SidebarGroup[]
  settings: readonly SettingLink[]
  /** Components in the top bar; they stay mounted on every page. */
  bar: Readonly<Record<string, LazyPart<object>>>
  /** Panels about a community member; the club's page of a person shows them if the person is a member. */
  ofMember: Readonly<Record<string, LazyPart<{ memberId: string }>>>
  /** Names of the things that a removal puts into the bin, such as 'Novedad', by its endpoint. */
  inBin: Readonly<Record<BinnedRemoval, string>>
}

const OffersContext = createContext<StaffShellContent>({
  groups: [],
  settings: [],
  bar: {},
  ofMember: {},
  inBin: {} as StaffShellContent['inBin'],
})
export const StaffShellContentProvider = OffersContext.Provider
export const useStaffShellContent = () => useContext(OffersContext)
