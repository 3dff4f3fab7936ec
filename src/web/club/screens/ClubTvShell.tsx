import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { tvRoles } from '#contract/kernel/page.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { TvShell } from '#web/kernel/shells/tv/TvShell.tsx'
import classes from './ClubTvShell.module.css'
import { useInterval } from './useInterval.ts'
import { useLatestPassedTime } from './useLatestPassedTime.ts'

/** The shell of televisions with the notice to all of them above every board. */
export const ClubTvShell = ({ children }: { children: ReactNode }) => <TvShell top={<NoticeBand />}>{children}</TvShell>

function NoticeBand() {
  const { role } = useMe()
  const { data, refetch } = useReadWhile(tvRoles.includes(role), api.club.screens.notice)
  // A repeated request marks the television as seen; the live stream alone does not. Staff who look at a board must not
  // stay signed in by it.
  useInterval(tvLimits.seenEvery, refetch, role === 'screen')
  const isOver = useLatestPassedTime(data?.until ? [data.until] : []) > 0
  if (!data || isOver) return null
  return (
    <p className={classes.notice} role="alert">
      {data.sentence}
    </p>
  )
}
