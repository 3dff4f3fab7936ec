import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { withdrawalsText as text } from './withdrawals.text.ts'

export function WithdrawalsScreen() {
  const pages = usePagedRead(api.community.withdrawals.list, {})
  useRefreshAtMidnight(api.community.withdrawals.list)
  const counted = pages.read.data?.[0]
  const { moment } = useVenueTimeFormat()
  return (
    <CommunityScreen title={text.title}>
      <Scorecard>
        <ScorecardCell label={text.today} value={counted?.today.baskets} />
        <ScorecardCell label={text.todayBalls} value={counted?.today.balls} />
        <ScorecardCell label={text.month} value={counted?.month.baskets} />
        <ScorecardCell label={text.monthBalls} value={counted?.month.balls} />
      </Scorecard>
      <Loaded
        read={pages.read}
        skeleton={<SkeletonBox height={320} radius={10} />}
        isEmpty={([first]) => first?.withdrawals.length === 0}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(read) => (
          <>
            <Table
              label={text.title}
              head={
                <>
                  <Column>{text.columns.member}</Column>
                  <Column number>{text.columns.balls}</Column>
                  <Column number>{text.columns.at}</Column>
                </>
              }
            >
              {read
                .flatMap(({ withdrawals }) => withdrawals)
                .map(({ id, member, balls, at }) => (
                  <tr key={id}>
                    <NameCell to={to('member', { idMember: member.id })}>
                      {member.firstName} {member.lastName}
                    </NameCell>
                    <td data-number>{balls}</td>
                    <td data-number>
                      <time dateTime={at}>{moment(at)}</time>
                    </td>
                  </tr>
                ))}
            </Table>
            <LoadMore pages={pages} />
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
