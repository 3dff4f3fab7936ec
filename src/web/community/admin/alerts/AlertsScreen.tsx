import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { alertsText as text } from './alerts.text.ts'

/** The history of emergency alerts: sender, time, and who acknowledged them. */
export function AlertsScreen() {
  const pages = usePagedRead(api.community.alerts.history, {})
  const { moment } = useVenueTimeFormat()
  return (
    <CommunityScreen title={text.title}>
      <Loaded
        read={pages.read}
        skeleton={<SkeletonBox height={320} radius={10} />}
        isEmpty={([first]) => first?.alerts.length === 0}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(read) => (
          <>
            <Table
              label={text.title}
              head={
                <>
                  <Column>{text.columns.kind}</Column>
                  <Column words>{text.columns.sender}</Column>
                  <Column number>{text.columns.at}</Column>
                  <Column words>{text.columns.acknowledged}</Column>
                </>
              }
            >
              {read
                .flatMap(({ alerts }) => alerts)
                .map(({ id, kind, sender, at, acknowledgedAt, acknowledgedBy }) => (
                  <tr key={id}>
                    <NameCell>{text.kind[kind]}</NameCell>
                    <td data-words>
                      <Link to={to('member', { idMember: sender.id })}>
                        {sender.firstName} {sender.lastName}
                      </Link>
                    </td>
                    <td data-number>
                      <time dateTime={at}>{moment(at)}</time>
                    </td>
                    <td data-words>
                      {acknowledgedAt && acknowledgedBy ? (
                        text.acknowledgedBy(acknowledgedBy, moment(acknowledgedAt))
                      ) : (
                        <Chip tone="warn">{text.open}</Chip>
                      )}
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
