import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import type { Tv } from '#contract/club/screens.ts'
import { useRead } from '#web/kernel/data/reads.ts'

/** The paired televisions. The live stream does not publish when one was last seen, so they are read again every minute. */
export function useTvs() {
  const tvs = useRead(api.club.screens.list)
  const { refetch } = tvs
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void refetch(), 60_000)
    return () => clearInterval(timer)
  }, [refetch])
  return tvs
}

/** 'dark' is off although its boards should be on, 'new' has never called. */
export type TvState = 'on' | 'off' | 'dark' | 'new'

/** Milliseconds without a call after which a television counts as off: two of its calls are missing. */
const offAfter = 2 * tvLimits.seenEvery + 30_000

export const tvStateAt = ({ seenAt, isDark }: Pick<Tv, 'seenAt' | 'isDark'>, now: number): TvState => {
  if (seenAt === null) return 'new'
  if (now - Date.parse(seenAt) < offAfter) return 'on'
  return isDark ? 'dark' : 'off'
}
