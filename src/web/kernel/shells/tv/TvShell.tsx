import '#web/kernel/theme/fonts.css'
import { type ReactNode, useEffect } from 'react'
import { usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { registerTvWorker } from '#web/kernel/offline/registerTvWorker.ts'
import night from './night.module.css'
import classes from './TvShell.module.css'

interface TvShellProps {
  /** Shown above every board, which gets the height that is left. */
  top: ReactNode
  children: ReactNode
}

/** Shell of televisions: their colours, a safe margin, and a slow drift against burn-in. */
export function TvShell({ top, children }: TvShellProps) {
  const { pages } = usePageRegistry()
  // Loads the code of the other boards after two seconds, so that the remote control works without a network.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { screen } of pages) screen.load().catch(() => {})
    }, 2000)
    return () => clearTimeout(timer)
  }, [pages])
  useEffect(registerTvWorker, [])
  return (
    <div className={`${night.night} ${classes.tv}`}>
      <div className={classes.drift}>
        {top}
        <div className={classes.area}>{children}</div>
      </div>
    </div>
  )
}
