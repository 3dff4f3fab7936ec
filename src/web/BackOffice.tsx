import type { ReactNode } from 'react'
import { OffersProvider } from '#web/kernel/shells/staff/offers.ts'
import { StaffShell } from '#web/kernel/shells/staff/StaffShell.tsx'
import { offers } from './entries.ts'

/** The staff's shell, filled with the sidebar entries, settings and top bar of all products. */
export const BackOffice = ({ children }: { children: ReactNode }) => (
  <OffersProvider value={offers}>
    <StaffShell>{children}</StaffShell>
  </OffersProvider>
)
