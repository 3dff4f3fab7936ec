import { usesAnyProduct } from '#contract/kernel/products.limits.ts'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { type SidebarEntry, type SidebarGroup, useStaffShellContent } from './staffShellContent.ts'

export const pathOfEntry = ({ to }: NonNullable<SidebarEntry['way']>, venueId: number) =>
  typeof to === 'string' ? to : to(venueId)

/** The sidebar's groups with the entries that the caller's role may open and that the venue uses. */
export function useShownGroups(): SidebarGroup[] {
  const { groups } = useStaffShellContent()
  const parts = usePageRegistry()
  const venue = useVenue()
  const { role, venueId } = useMe()
  const isShown = ({ way, at, products, useShown = always }: SidebarEntry) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the entries are constant, so their hooks run in the same order
    const isUsed = useShown()
    const mayOpen = !way || matchPage(parts, pathOfEntry(way, venueId))?.page.who.includes(role)
    return (
      isUsed &&
      mayOpen === true &&
      (!products || usesAnyProduct(venue, products)) &&
      (!at || (venue !== undefined && at(venue)))
    )
  }
  return groups.map((group) => ({ ...group, entries: group.entries.filter(isShown) }))
}

const always = () => true
