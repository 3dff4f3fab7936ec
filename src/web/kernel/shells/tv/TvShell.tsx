import { type ReactNode, useEffect } from 'react'
import { pageCalled, pageNames } from '#web/kernel/navigation/places.ts'
import { useParts } from '#web/kernel/navigation/preparing.tsx'
import classes from './TvShell.module.css'

/** A television's surface: night, a safe margin, and a slow drift so that nothing burns in. */
export function TvShell({ children }: { children: ReactNode }) {
  const { screens } = useParts()
  // Once one board stands, the others come too: a remote control also works while the network is away.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const name of pageNames) if (pageCalled(name).surface === 'tv') screens[name].load().catch(() => {})
    }, 2000)
    return () => clearTimeout(timer)
  }, [screens])
  return (
    <div className={classes.tv}>
      <div className={classes.drift}>{children}</div>
    </div>
  )
}
