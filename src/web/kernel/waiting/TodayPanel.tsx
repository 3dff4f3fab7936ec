import { api } from '#contract/api.ts'
import type { WaitingList } from '#contract/kernel/waiting.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { formatCount } from '#web/kernel/text/counts.ts'
import { TimeAgo } from '#web/kernel/text/TimeAgo.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useIsKindShown } from './useWaitingCounts.ts'
import { waitingText } from './waiting.text.ts'

const text = waitingText.today

/** 'Para hoy': one line for each kind that waits, with its count and its oldest item. */
export function TodayPanel() {
  const isOnScreen = useIsKindShown()
  const shown = (lists: readonly WaitingList[]) => lists.filter(({ kind }) => isOnScreen?.(kind) ?? true)
  return (
    <Panel title={text.title} flush>
      <Loaded
        read={useRead(api.kernel.waiting.list)}
        skeleton={<SkeletonBox height={120} radius={0} />}
        isEmpty={(lists) => shown(lists).length === 0}
        empty={<p className="empty">{text.empty}</p>}
      >
        {(lists) => (
          <List bare>
            {shown(lists).map((list) => (
              <KindRow key={list.kind} list={list} />
            ))}
          </List>
        )}
      </Loaded>
    </Panel>
  )
}

function KindRow({ list: { label, link, items, count } }: { list: WaitingList }) {
  const [oldest] = items
  return (
    <ListRow to={link}>
      <RowText>
        <b>{label}</b>
        {oldest && (
          <p>
            {[oldest.title, oldest.detail].filter(Boolean).join(' · ')} · <TimeAgo since={oldest.since} />
          </p>
        )}
      </RowText>
      <RowAside>
        <b className="chip" data-tone="count">
          {formatCount(count)}
        </b>
      </RowAside>
    </ListRow>
  )
}
