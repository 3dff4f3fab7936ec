import type { Kernel } from '../kernel.ts'

/** Milliseconds between two checks. */
const pause = 60_000

/** Checks every minute what is due. Returns the function that stops it, and interrupts a running backup. */
export const startBackups = ({ backups, backgroundTasks }: Pick<Kernel, 'backups' | 'backgroundTasks'>) => {
  const stop = backgroundTasks.repeat('backups', pause, async () => {
    await backups.doWhatIsDue()
    return false
  })
  return () => {
    backups.close()
    return stop()
  }
}
