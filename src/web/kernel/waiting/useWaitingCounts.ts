import { api } from '#contract/api.ts'
import type { WaitingCount } from '#contract/kernel/waiting.ts'
import { useRead } from '#web/kernel/data/reads.ts'

/** Decides which kinds the account has chosen to see; null until the choices are known. Without them all are shown. */
export function useIsOnScreen(): ((kind: string) => boolean) | null {
  const { data, isPending } = useRead(api.kernel.notifications.settings)
  if (isPending) return null
  const hidden = data?.kinds.filter(({ screen }) => !screen).map(({ kind }) => kind) ?? []
  return (kind) => !hidden.includes(kind)
}

/** Counts of everything that waits for this account, kinds without items included; empty until they are known. */
export function useWaitingCounts(): readonly WaitingCount[] {
  const counts = useRead(api.kernel.waiting.counts).data ?? []
  const isOnScreen = useIsOnScreen()
  return isOnScreen ? counts.filter(({ kind }) => isOnScreen(kind)) : []
}
