import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Booking } from '#contract/community/bookings.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { List, ListRow, RowWords } from '#web/kernel/ui/lists/List.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { bookingText, bookingsText as text } from './bookings.text.ts'

const whenOf = ({ day, startsAt, endsAt }: Booking) => bookingText.at(dayText(day), startsAt, endsAt)

/** The member's bookings. */
export function BookingsScreen() {
  const bookings = useRead(api.community.bookings.mine)
  const [asked, setAsked] = useState<Booking | null>(null)
  return (
    <PhonePage title={text.title} back={to('profile')}>
      <Loaded
        read={bookings}
        skeleton={<Bone height={160} radius={10} />}
        empty={
          <Empty sentence={text.empty}>
            <Link to={to('hours')} className="button">
              {text.toHours}
            </Link>
          </Empty>
        }
      >
        {(bookings) => (
          <List>
            {bookings.map((booking) => (
              <ListRow key={booking.id}>
                <RowWords>
                  <h2>{booking.activity}</h2>
                  <p>{whenOf(booking)}</p>
                </RowWords>
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
      popup.error(sentenceFor(failure))
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
