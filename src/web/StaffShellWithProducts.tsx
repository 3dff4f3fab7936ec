import type { ReactNode } from 'react'
import { StaffShell } from '#web/kernel/shells/staff/StaffShell.tsx'
import { StaffShellContentProvider } from '#web/kernel/shells/staff/staffShellContent.ts'
import { staffShellContent } from './entries.ts'

/** The staff's shell, filled with the sidebar entries, settings and top bar of all products. */
export const StaffShellWithProducts = ({ children }: { children: ReactNode }) => (
  <StaffShellContentProvider value={staffShellContent}>
    <StaffShell>{children}</StaffShell>
  </StaffShellContentProvider>
)
