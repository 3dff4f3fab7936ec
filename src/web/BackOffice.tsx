import type { ReactNode } from 'react'
import { OffersProvider } from '#web/kernel/shells/staff/offers.ts'
import { StaffShell } from '#web/kernel/shells/staff/StaffShell.tsx'
import { offers } from './entries.ts'

/** The staff's shell with what every product offers in it. */
export const BackOffice = ({ children }: { children: ReactNode }) => (
  <OffersProvider value={offers}>
    <StaffShell>{children}</StaffShell>
  </OffersProvider>
)
