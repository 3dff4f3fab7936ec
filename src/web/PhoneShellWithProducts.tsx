import type { ReactNode } from 'react'
import { PhoneShell } from '#web/kernel/shells/phone/PhoneShell.tsx'
import { PhoneShellContentProvider } from '#web/kernel/shells/phone/phoneShellContent.ts'
import { communityBottomBars } from './community/bars.ts'
import { MemberHomeSection } from './community/home/MemberHomeSection.tsx'

const offers = { bars: communityBottomBars, home: MemberHomeSection }

/** The phone's shell, filled with the bottom bars and the home section of the community. */
export const PhoneShellWithProducts = ({ children }: { children: ReactNode }) => (
  <PhoneShellContentProvider value={offers}>
    <PhoneShell>{children}</PhoneShell>
  </PhoneShellContentProvider>
)
