import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { formatDay } from '#web/kernel/text/moments.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import shared from '../admin.module.css'
import { recordText as text } from './members.text.ts'

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
              {cancellable && <Chip tone="good">{text.toCome}</Chip>}
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
      {({ percent, absences, rollCalls, days }) => (
        <>
          <p className="empty">{percent === null ? text.noLists : text.attendance(percent, absences, rollCalls)}</p>
          <ul>
            {days.map(({ day, class: ofClass, lider }) => (
              <li key={day} className={shared.item}>
                <div>
                  <Link to={to('absence', { class: ofClass, day })}>{formatDay(day)}</Link>
                  <p className="muted">{text.absence(ofClass, lider)}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  </Panel>
)
