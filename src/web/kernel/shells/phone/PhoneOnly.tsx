import type { ReactNode } from 'react'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { useNarrowerThan } from '#web/kernel/ui/layout/narrow.ts'
import classes from './PhoneOnly.module.css'

const phoneWidth = 800
const onPhone = part(() => import('./OnPhone.tsx').then((m) => m.OnPhone))

/** Whether the window is at most 800 pixels wide. */
export const useNarrow = () => useNarrowerThan(phoneWidth)

/** Renders its children in windows up to 800 pixels; in wider ones it shows a QR code for the phone. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  if (useNarrow()) return <div className={classes.narrow}>{children}</div>
  return <Later part={onPhone} with={{}} />
}
