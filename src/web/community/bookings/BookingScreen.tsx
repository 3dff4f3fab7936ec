import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { BookableSlot } from '#contract/community/bookings.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useCurrentUrl, useNavigate, usePathParams, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { signInPathFor } from '../signInPathFor.ts'
import { BookingSheet, type ChosenSlot } from './BookingSheet.tsx'
import classes from './bookings.module.css'
import { bookingText as text } from './bookings.text.ts'
import { relativeDayName } from './relativeDayName.ts'

/** The slots of an activity in the coming days with their free places. */
export function BookingScreen() {
  const query = useSearchParams()
  const venue = venueFromQuery(query)
  const { idActivity = '' } = usePathParams()
  const slots = useRead(api.community.bookings.slots, { ...venue, activity: idActivity })
  const [chosen, setChosen] = useState<ChosenSlot | null>(null)
  const choose = useChoosing(setChosen)
  const today = useToday()
  const name = slots.data?.activity
  return (
    <PhonePage title={name ?? text.title} back={to('hours', venue)}>
      <Loaded
        read={slots}
        skeleton={<SkeletonBox height={240} radius={10} />}
        empty={<EmptyPanel sentence={text.none} />}
        isEmpty={({ days }) => days.length === 0}
        gone={{ to: to('hours', venue) }}
      >
        {({ days }) =>
          days.map(({ day, closed, slots }) => (
            <section key={day} className={classes.day}>
              <h2>{relativeDayName(day, today)}</h2>
              {closed === null ? (
                <ul className="grid small gap-8">
                  {slots.map((slot) => (
                    <li key={slot.id}>
                      <button
                        type="button"
                        className={classes.slot}
                        data-own={slot.booking || slot.waiting ? true : undefined}
                        disabled={slot.booking?.cancellable === false}
                        onClick={() => choose(slot, day)}
                      >
                        <b>
                          {slot.startsAt} – {slot.endsAt}
                        </b>
                        <span>{placesOf(slot)}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              ) : (
                <p className={classes.closed}>{text.closed(closed)}</p>
              )}
            </section>
          ))
        }
      </Loaded>
      {chosen && (
        <BookingSheet
          key={chosen.id}
          chosen={chosen}
          activity={name ?? ''}
          today={today}
          onClose={() => setChosen(null)}
        />
      )}
    </PhonePage>
  )
}

const placesOf = ({ booking, waiting, left }: BookableSlot) => {
  if (booking) return text.own
  if (waiting) return text.waitingAt(waiting.position)
  return left === 0 ? text.full : text.left(left)
}

/** Opens the booking dialog; a visitor is sent to sign in first and returns here. */
function useChoosing(setChosen: (chosen: ChosenSlot) => void) {
  const { role } = useMe()
  const { pathname, search } = useCurrentUrl()
  const navigate = useNavigate()
  return (slot: BookableSlot, day: string) => {
    if (role === 'member' || role === 'lider') return setChosen({ id: newId(), slot, day })
    navigate(signInPathFor(pathname + search))
  }
}
