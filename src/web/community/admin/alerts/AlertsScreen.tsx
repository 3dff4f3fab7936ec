import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { alertsText as text } from './alerts.text.ts'

/** The history of emergency alerts: sender, time, and who acknowledged them. */
export function AlertsScreen() {
  const pages = usePages(api.community.alerts.history, {})
  const { moment } = useMoments()
  return (
    <CommunityScreen title={text.title}>
      <Loaded
        read={pages.read}
        skeleton={<Bone height={320} radius={10} />}
        isEmpty={([first]) => first?.alerts.length === 0}
        empty={<Empty sentence={text.empty} />}
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
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
