import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Booking } from '#contract/community/bookings.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { byStaffText } from '#web/kernel/text/byStaff.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { bookingText, bookingsText as text } from './bookings.text.ts'

const whenOf = ({ day, startsAt, endsAt }: Booking) => bookingText.at(formatDay(day), startsAt, endsAt)

/** The member's bookings. */
export function BookingsScreen() {
  const bookings = useRead(api.community.bookings.mine)
  const [asked, setAsked] = useState<Booking | null>(null)
  return (
    <PhonePage title={text.title} back={to('profile')}>
      <Loaded
        read={bookings}
        skeleton={<SkeletonBox height={160} radius={10} />}
        empty={
          <EmptyPanel sentence={text.empty}>
            <Link to={to('hours')} className="button">
              {text.toHours}
            </Link>
          </EmptyPanel>
        }
      >
        {(bookings) => (
          <List>
            {bookings.map((booking) => (
              <ListRow key={booking.id}>
                <RowText>
                  <h2>{booking.activity}</h2>
                  <p>{whenOf(booking)}</p>
                  {booking.byStaff && <p>{byStaffText}</p>}
                </RowText>
                {booking.cancellable && (
                  <button
                    type="button"
                    className="button"
                    data-small
                    aria-label={text.cancelOf(booking.activity)}
                    onClick={() => setAsked(booking)}
                  >
                    {bookingText.cancel}
                  </button>
                )}
              </ListRow>
            ))}
          </List>
        )}
      </Loaded>
      {asked && <Cancelling booking={asked} onClose={() => setAsked(null)} />}
    </PhonePage>
  )
}

function Cancelling({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const cancel = useWrite(api.community.bookings.cancel, {
    onSuccess: () => {
      popup.success(text.canceled)
      onClose()
    },
    onError: (failure) => {
      popup.error(failureSentence(failure))
      onClose()
    },
  })
  return (
    <QuestionSheet open title={text.ask} sentence={`${booking.activity}: ${whenOf(booking)}`} onClose={onClose}>
      <button
        type="button"
        className="button"
        data-danger
        disabled={cancel.isPending}
        onClick={() => cancel.mutate({ id: booking.id })}
      >
        {text.confirm}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {text.keep}
      </button>
    </QuestionSheet>
  )
}
