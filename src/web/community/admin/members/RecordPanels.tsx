import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { MemberAbsences } from '#contract/community/absences.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { formatDay } from '#web/kernel/text/moments.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { listAbsences } from '../../absences/absenceList.ts'
import { absencesText } from '../../absences/absences.text.ts'
import { actingText } from '../acting/acting.text.ts'
import shared from '../admin.module.css'
import { repeatText } from '../gate/repeatText.ts'
import { recordText as text } from './member.text.ts'

interface RecordProps {
  memberId: string
}

const useRecord = ({ memberId }: RecordProps) => useRead(api.community.members.record, { id: memberId })

export const ClaimsPanel = (props: RecordProps) => (
  <Panel title={text.claims} flush>
    <Loaded
      read={useRecord(props)}
      skeleton={<SkeletonBox height={90} radius={0} />}
      isEmpty={({ claims }) => claims.length === 0}
      empty={<p className="empty">{text.noClaims}</p>}
    >
      {({ claims }) => (
        <ul>
          {claims.map(({ id, numberClaim, title, status }) => (
            <li key={id} className={shared.item}>
              <Link to={to('claimAdmin', { idClaim: id })}>{text.claim(numberClaim, title)}</Link>
              <Chip tone={status === 'sent' ? 'warn' : 'good'}>{text.status[status]}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </Panel>
)

export const BookingsPanel = (props: RecordProps) => (
  <Panel title={text.bookings} flush>
    <Loaded
      read={useRecord(props)}
      skeleton={<SkeletonBox height={90} radius={0} />}
      isEmpty={({ bookings }) => bookings.length === 0}
      empty={<p className="empty">{text.noBookings}</p>}
    >
      {({ bookings }) => (
        <ul>
          {bookings.map(({ id, activity, day, startsAt, cancellable }) => (
            <li key={id} className={shared.item}>
              <div>
                <Link to={to('bookingsAdmin', { day })}>{activity}</Link>
                <p className="muted">{text.booking(formatDay(day), startsAt)}</p>
              </div>
              {cancellable && <CancelBooking id={id} activity={activity} />}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </Panel>
)

export const VisitorsPanel = (props: RecordProps) => (
  <Panel title={text.visitors} flush>
    <Loaded
      read={useRecord(props)}
      skeleton={<SkeletonBox height={46} radius={0} />}
      isEmpty={({ visitors }) => visitors.length === 0}
      empty={<p className="empty">{text.noVisitors}</p>}
    >
      {({ visitors }) => (
        <ul>
          {visitors.map(({ id, visitor, code, day, repeat }) => (
            <li key={id} className={shared.item}>
              <div>
                <Link to={to('gate', { day })}>{visitor}</Link>
                <p className="muted">{repeat ? repeatText(repeat) : formatDay(day)}</p>
              </div>
              <strong>{code}</strong>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </Panel>
)

export const GroupsPanel = (props: RecordProps) => (
  <Panel title={text.groups} flush>
    <Loaded
      read={useRecord(props)}
      skeleton={<SkeletonBox height={46} radius={0} />}
      isEmpty={({ groups }) => groups.length === 0}
      empty={<p className="empty">{text.noGroups}</p>}
    >
      {({ groups }) => (
        <ul>
          {groups.map(({ id, name, state }) => (
            <li key={id} className={shared.item}>
              <Link to={to('groupAdmin', { idGroup: id })}>{name}</Link>
              {state !== 'joined' && <Chip tone={state === 'leads' ? 'calm' : 'warn'}>{text.groupState[state]}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </Panel>
)

/** The member's attendance in the last year and the absences, newest first. */
export const AbsencesPanel = ({ memberId }: RecordProps) => (
  <Panel title={text.absences} flush>
    <Loaded
      read={useRead(api.community.absences.ofMember, { id: memberId })}
      skeleton={<SkeletonBox height={90} radius={0} />}
    >
      {(data) => (
        <>
          <div className="empty">
            <Attendance data={data} />
          </div>
          <ul>
            {listAbsences(data).map(({ day, of, class: ofClass, group, lider }) => (
              <li key={`${day} ${of}`} className={shared.item}>
                <div>
                  <Link to={group ? to('groupAdmin', { idGroup: group.id }) : to('absence', { class: ofClass, day })}>
                    {formatDay(day)}
                  </Link>
                  <p className="muted">{absencesText.absentFrom(of, lider)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  </Panel>
)

/** The share of the last year's roll-calls at which the member was present, in the class and in each group. */
function Attendance({ data: { groups, ...ofClass } }: { data: MemberAbsences }) {
  const counted = [{ id: '', name: absencesText.class, ...ofClass }, ...groups].filter(({ rollCalls }) => rollCalls > 0)
  if (counted.length === 0) return <p>{text.noLists}</p>
  return counted.map(({ id, name, percent, absences, rollCalls }) => (
    <p key={id}>{absencesText.attendanceOf(name, percent ?? 0, absencesText.counted(absences, rollCalls))}</p>
  ))
}

function CancelBooking({ id, activity }: { id: string; activity: string }) {
  const { remove, removing } = useRemoval(api.community.bookings.cancelFor, {
    question: actingText.cancelQuestion,
    said: actingText.canceled,
  })
  return (
    <Button
      variant="default"
      aria-label={actingText.cancelOf(activity)}
      loading={removing}
      onClick={() => void remove({ id })}
    >
      {actingText.cancelBooking}
    </Button>
  )
}
