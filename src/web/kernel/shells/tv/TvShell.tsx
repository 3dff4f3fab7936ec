import '#web/kernel/theme/fonts.css'
import { type ReactNode, useEffect } from 'react'
import { useParts } from '#web/kernel/navigation/parts.ts'
import night from './night.module.css'
import classes from './TvShell.module.css'

/** A television's surface: night, a safe margin, and a slow drift so that nothing burns in. */
export function TvShell({ children }: { children: ReactNode }) {
  const { pages } = useParts()
  // Once one board stands, the others come too: a remote control also works while the network is away.
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
