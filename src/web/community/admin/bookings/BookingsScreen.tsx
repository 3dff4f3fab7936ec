import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { SlotWithBookings } from '#contract/community/bookings.staff.ts'
import { dayFromQuery, to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import shared from '../admin.module.css'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { DayPicker } from '../DayPicker.tsx'
import { MemberLine } from '../MemberLine.tsx'
import { bookingsText as text } from './bookings.text.ts'
import { ClosuresPanel } from './ClosuresPanel.tsx'

export function BookingsScreen() {
  const read = useRead(api.community.bookings.ofDay, dayFromQuery(useSearchParams()))
  useRefreshAtMidnight(api.community.bookings.ofDay)
  return (
    <CommunityScreen title={text.title}>
      <Loaded read={read} skeleton={<SkeletonBox height={320} radius={10} />}>
        {({ day, slots, closures, open }) => (
          <>
            <DayPicker day={day} at={(day) => to('bookingsAdmin', { day })} />
            <ClosuresPanel key={day} day={day} closures={closures} open={open} />
            {slots.length === 0 ? (
              <EmptyPanel sentence={text.empty}>
                <LinkButton to={to('activitiesAdmin')}>{text.activities}</LinkButton>
              </EmptyPanel>
            ) : (
              <div className="stack gap-20">
                {slots.map((slot) => (
                  <Hour key={slot.slot} slot={slot} />
                ))}
              </div>
            )}
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}

const Hour = ({ slot: { activity, startsAt, endsAt, capacity, bookings, waiting } }: { slot: SlotWithBookings }) => (
  <Panel
    title={text.hour(activity, startsAt, endsAt)}
    action={
      <span className="group gap-8">
        {bookings.length >= capacity && <Chip tone="warn">{text.full}</Chip>}
        <strong>{text.taken(bookings.length, capacity)}</strong>
      </span>
    }
    flush
  >
    {bookings.length === 0 ? (
      <p className="empty">{text.nobody}</p>
    ) : (
      <ul tabIndex={-1} aria-label={text.hour(activity, startsAt, endsAt)}>
        {bookings.map((booking) => (
          <Booked key={booking.id} booking={booking} />
        ))}
      </ul>
    )}
    {waiting.length > 0 && (
      <div className={shared.item}>
        <p>
          <strong>{text.waiting(waiting.length)}</strong>{' '}
          {waiting.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
        </p>
      </div>
    )}
  </Panel>
)

function Booked({ booking: { id, member, cancellable } }: { booking: SlotWithBookings['bookings'][number] }) {
  const { remove, removing } = useRemoval(api.community.bookings.cancelFor, {
    question: { body: text.cancelBody },
    said: text.canceled,
  })
  return (
    <li className={shared.item} aria-busy={removing}>
      <MemberLine person={member} />
      {cancellable && (
        <Button
          variant="subtle"
          color="danger"
          loading={removing}
          aria-label={text.cancelOf(`${member.firstName} ${member.lastName}`)}
          onClick={() => void remove({ id })}
        >
          {text.cancel}
        </Button>
      )}
    </li>
  )
}
