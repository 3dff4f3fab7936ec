import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Tv } from '#contract/club/screens.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { CurrentTvNotice } from '../screens/CurrentTvNotice.tsx'
import { tvBoardText, tvNoticeText } from '../screens/screensAdmin.text.ts'
import { TvStateChip, TvsSummary } from '../screens/TvStates.tsx'
import { useTvs } from '../screens/useTvs.ts'
import classes from './DashboardScreen.module.css'
import { dashboardText as text } from './dashboard.text.ts'

const noticeForm = lazyPart(() => import('../screens/TvNoticeForm.tsx').then((m) => m.TvNoticeForm))

/** The televisions with their states, and the notice to all of them, which staff write here. */
export function Televisions() {
  const tvs = useTvs()
  const [isWriting, setWriting] = useState(false)
  return (
    <Panel
      title={text.tvs}
      flush
      action={
        <Button variant="default" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {tvNoticeText.open}
        </Button>
      }
    >
      <div className={`stack gap-12 ${classes.aboveTvs}`}>
        <CurrentTvNotice />
        {isWriting && (
          <Lazy
            part={noticeForm}
            with={{ onPublished: () => setWriting(false) }}
            until={<SkeletonBox height={190} radius={0} />}
          />
        )}
      </div>
      <Loaded
        read={tvs}
        skeleton={<SkeletonBox height={120} radius={0} />}
        empty={<p className="empty">{text.noTvs}</p>}
      >
        {(tvs) => (
          <>
            <div className={classes.aboveTvs}>
              <TvsSummary tvs={tvs} />
            </div>
            <div className={classes.short}>
              <List bare>
                {tvs.map((tv) => (
                  <Television key={tv.id} tv={tv} />
                ))}
              </List>
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Television({ tv }: { tv: Tv }) {
  const { moment } = useVenueTimeFormat()
  const { name, boards, seenAt } = tv
  return (
    <ListRow>
      <RowText>
        <b>{name}</b>
        <p>{boards.map((board) => tvBoardText[board]).join(', ')}</p>
      </RowText>
      <TvStateChip tv={tv} />
      <RowAside>{seenAt ? <time dateTime={seenAt}>{text.seen(moment(seenAt))}</time> : text.neverSeen}</RowAside>
    </ListRow>
  )
}
