import '#web/kernel/theme/fonts.css'
import { type ReactNode, useEffect } from 'react'
import { useParts } from '#web/kernel/navigation/parts.ts'
import night from './night.module.css'
import classes from './TvShell.module.css'

/** Shell of televisions: dark colours, a safe margin, and a slow drift against burn-in. */
export function TvShell({ children }: { children: ReactNode }) {
  const { pages } = useParts()
  // Loads the code of the other boards after two seconds, so that the remote control works without a network.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { screen } of pages) screen.load().catch(() => {})
    }, 2000)
    return () => clearTimeout(timer)
  }, [pages])
  return (
    <div className={`${night.night} ${classes.tv}`}>
      <div className={classes.drift}>{children}</div>
    </div>
  )
}
