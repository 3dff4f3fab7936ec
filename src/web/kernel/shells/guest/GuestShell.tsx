import '#web/kernel/theme/phone-fonts.css'
import '#web/kernel/theme/kit.ts'
import '#web/kernel/theme/whole.css'
import './fixed.css'
import type { ReactNode } from 'react'
import { BrokenPageTextProvider } from '#web/kernel/navigation/ErrorBoundary.tsx'
import { useLanguage } from '#web/kernel/navigation/navigation.tsx'
import classes from './GuestShell.module.css'
import { guestKernelText } from './guest.text.ts'

/** Shell of guests' and public pages; it loads nothing of the back-office. */
export function GuestShell({ children }: { children: ReactNode }) {
  const { failed, retry } = guestKernelText[useLanguage()]
  return (
    <BrokenPageTextProvider value={{ broken: failed, retry }}>
      <div className={`whole ${classes.guest}`}>{children}</div>
    </BrokenPageTextProvider>
  )
}
