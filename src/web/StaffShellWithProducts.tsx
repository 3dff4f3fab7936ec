import { type ReactNode, useMemo } from 'react'
import { usesAnyProduct } from '#contract/kernel/products.limits.ts'
import { PageRegistryProvider, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { StaffShell } from '#web/kernel/shells/staff/StaffShell.tsx'
import { StaffShellContentProvider } from '#web/kernel/shells/staff/staffShellContent.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { staffShellContent } from './entries.ts'

const entries = staffShellContent.groups.flatMap((group) => group.entries)

/**
 * The pages without those of unused products: a link to one loads a new document, and the server redirects it with a
 * message.
 */
function useRegistryInUse() {
  const registry = usePageRegistry()
  const venue = useVenue()
  return useMemo(() => {
    const isInUse = (name: string) => {
      const owners = entries.filter(({ way }) => way?.pages.some((page) => page === name))
      return owners.length === 0 || owners.some(({ products }) => !products || usesAnyProduct(venue, products))
    }
    return { ...registry, pages: registry.pages.filter(({ name }) => isInUse(name)) }
  }, [registry, venue])
}

/** The staff's shell, filled with the sidebar entries, settings and top bar of all products. */
export const StaffShellWithProducts = ({ children }: { children: ReactNode }) => (
  <PageRegistryProvider value={useRegistryInUse()}>
    <StaffShellContentProvider value={staffShellContent}>
      <StaffShell>{children}</StaffShell>
    </StaffShellContentProvider>
  </PageRegistryProvider>
)
