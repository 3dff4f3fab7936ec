import type { ReactNode } from 'react'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useNarrowerThan } from '#web/kernel/ui/layout/useNarrowerThan.ts'
import classes from './PhoneOnly.module.css'

const phoneWidth = 800
const onPhone = lazyPart(() => import('./ContinueOnPhone.tsx').then((m) => m.ContinueOnPhone))

/** Whether the window is at most 800 pixels wide. */
export const useIsPhoneWidth = () => useNarrowerThan(phoneWidth)

/** Renders its children in windows up to 800 pixels; in wider ones it shows a QR code for the phone. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  if (useIsPhoneWidth()) return <div className={classes.narrow}>{children}</div>
  return <Lazy part={onPhone} with={{}} />
}
