import type { ReactNode } from 'react'
import { PhoneOffersProvider } from '#web/kernel/shells/phone/offers.ts'
import { PhoneShell } from '#web/kernel/shells/phone/PhoneShell.tsx'
import { communityBars } from './community/bars.ts'
import { HomeTop } from './community/home/HomeTop.tsx'

const offers = { bars: communityBars, home: HomeTop }

/** The phone's shell, filled with the bottom bars and the home section of the community. */
export const Phone = ({ children }: { children: ReactNode }) => (
  <PhoneOffersProvider value={offers}>
    <PhoneShell>{children}</PhoneShell>
  </PhoneOffersProvider>
)
