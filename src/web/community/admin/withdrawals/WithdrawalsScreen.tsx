import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { Score, Scorecard } from '#web/kernel/ui/charts/Scorecard.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useReadAtMidnight } from '#web/kernel/venues/useReadAtMidnight.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { withdrawalsText as text } from './withdrawals.text.ts'

export function WithdrawalsScreen() {
  const pages = usePages(api.community.withdrawals.list, {})
  useReadAtMidnight(api.community.withdrawals.list)
  const counted = pages.read.data?.[0]
  const { moment } = useMoments()
  return (
    <CommunityScreen title={text.title}>
      <Scorecard>
        <Score label={text.today} value={counted?.today.baskets} />
        <Score label={text.todayBalls} value={counted?.today.balls} />
        <Score label={text.month} value={counted?.month.baskets} />
        <Score label={text.monthBalls} value={counted?.month.balls} />
      </Scorecard>
      <Loaded
        read={pages.read}
        skeleton={<Bone height={320} radius={10} />}
        isEmpty={([first]) => first?.withdrawals.length === 0}
        empty={<Empty sentence={text.empty} />}
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
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
