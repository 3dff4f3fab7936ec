import { api } from '#contract/api.ts'
import type { WaitingCount } from '#contract/kernel/waiting.ts'
import { useRead } from '#web/kernel/data/reads.ts'

/**
 * Returns a test whether the account sees a kind of waiting item on the screen; null while its settings load. If they
 * cannot be read, it sees all.
 */
export function useIsKindShown(): ((kind: string) => boolean) | null {
  const { data, isPending } = useRead(api.kernel.notifications.settings)
  if (isPending) return null
  const hidden = data?.kinds.filter(({ screen }) => !screen).map(({ kind }) => kind) ?? []
  return (kind) => !hidden.includes(kind)
}

/** Counts of the kinds that the account sees on the screen, kinds without items included; empty until they are loaded. */
export function useWaitingCounts(): readonly WaitingCount[] {
  const counts = useRead(api.kernel.waiting.counts).data ?? []
  const isOnScreen = useIsKindShown()
  return isOnScreen ? counts.filter(({ kind }) => isOnScreen(kind)) : []
}
