import type { ReactNode } from 'react'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { useNarrowerThan } from '#web/kernel/ui/layout/narrow.ts'
import classes from './PhoneOnly.module.css'

const phoneWidth = 800
const onPhone = part(() => import('./OnPhone.tsx').then((m) => m.OnPhone))

/** Whether the window is as narrow as the phone's pages are made for. */
export const useNarrow = () => useNarrowerThan(phoneWidth)

/** Drawn at width 800 or less; wider, a QR code leads to the phone. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  if (useNarrow()) return <div className={classes.narrow}>{children}</div>
  return <Later part={onPhone} with={{}} />
}
