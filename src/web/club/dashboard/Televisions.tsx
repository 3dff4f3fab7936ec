import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import type { Tv } from '#contract/club/screens.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './DashboardScreen.module.css'
import { dashboardBoardText, dashboardText as text } from './dashboard.text.ts'

/** Milliseconds without a sign of life after which a television counts as off: two of its reports are missing. */
const offAfterMs = 2 * tvLimits.seenEvery + 30_000

/** The live stream does not publish when a television was last seen, so the list is read again every minute. */
export function Televisions() {
  const tvs = useRead(api.club.screens.list)
  const { refetch } = tvs
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void refetch(), 60_000)
    return () => clearInterval(timer)
  }, [refetch])
  return (
    <Panel title={text.tvs} flush>
      <Loaded
        read={tvs}
        skeleton={<SkeletonBox height={120} radius={0} />}
        empty={<p className="empty">{text.noTvs}</p>}
      >
        {(tvs) => (
          <div className={classes.short}>
            <List bare>
              {tvs.map((tv) => (
                <Television key={tv.id} tv={tv} />
              ))}
            </List>
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

function Television({ tv: { name, boards, seenAt } }: { tv: Tv }) {
  const { moment } = useVenueTimeFormat()
  const isOn = useTimeValue((now) => seenAt !== null && now - Date.parse(seenAt) < offAfterMs)
  return (
    <ListRow>
      <RowText>
        <b>{name}</b>
        <p>{boards.map((board) => dashboardBoardText[board]).join(', ')}</p>
      </RowText>
      <Chip tone={isOn ? 'good' : 'calm'}>{isOn ? text.on : text.off}</Chip>
      <RowAside>{seenAt ? <time dateTime={seenAt}>{text.seen(moment(seenAt))}</time> : text.neverSeen}</RowAside>
    </ListRow>
  )
}
