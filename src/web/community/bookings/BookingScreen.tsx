import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { BookableSlot } from '#contract/community/bookings.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useHere, useNavigate, useParams, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { signInFor } from '../signInFor.ts'
import classes from './bookings.module.css'
import { bookingText as text } from './bookings.text.ts'
import { dayName } from './days.ts'

interface Chosen {
  /** Id of the booking, created when the dialog opens, so that two taps create one booking. */
  id: string
  slot: BookableSlot
  day: string
}

/** The slots of an activity in the coming days with their free places. */
export function BookingScreen() {
  const query = useSearch()
  const venue = venueFromQuery(query)
  const { idActivity = '' } = useParams()
  const slots = useRead(api.community.bookings.slots, { ...venue, activity: idActivity })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choose = useChoosing(setChosen)
  const today = useToday()
  const name = slots.data?.activity
  return (
    <PhonePage title={name ?? text.title} back={to('hours', venue)}>
      <Loaded
        read={slots}
        skeleton={<Bone height={240} radius={10} />}
        empty={<Empty sentence={text.none} />}
        isEmpty={({ days }) => days.length === 0}
        gone={{ to: to('hours', venue) }}
      >
        {({ days }) =>
          days.map(({ day, slots }) => (
            <section key={day} className={classes.day}>
              <h2>{dayName(day, today)}</h2>
              <ul className="grid small gap-8">
                {slots.map((slot) => (
                  <li key={slot.id}>
                    <button
                      type="button"
                      className={classes.slot}
                      disabled={slot.left === 0}
                      onClick={() => choose(slot, day)}
                    >
                      <b>
                        {slot.startsAt} – {slot.endsAt}
                      </b>
                      <span>{slot.left === 0 ? text.full : text.left(slot.left)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </Loaded>
      {chosen && (
        <Confirm chosen={chosen} activity={name ?? ''} today={today} onClose={() => setChosen(null)} key={chosen.id} />
      )}
    </PhonePage>
  )
}

/** Opens the booking dialog; a visitor is sent to sign in first and returns here. */
function useChoosing(setChosen: (chosen: Chosen) => void) {
  const { role } = useMe()
  const { pathname, search } = useHere()
  const navigate = useNavigate()
  return (slot: BookableSlot, day: string) => {
    if (role === 'member' || role === 'lider') return setChosen({ id: newId(), slot, day })
    popup.success(text.signIn)
    navigate(signInFor(pathname + search))
  }
}

interface ConfirmProps {
  chosen: Chosen
  activity: string
  today: string
  onClose: () => void
}

function Confirm({ chosen: { id, slot, day }, activity, today, onClose }: ConfirmProps) {
  const navigate = useNavigate()
  const book = useWrite(api.community.bookings.book, {
    onSuccess: () => {
      popup.success(text.booked)
      navigate(to('bookings'))
    },
    onError: (failure) => {
      popup.error(failure.is('full') ? text.fullNow : sentenceFor(failure))
      onClose()
    },
  })
  return (
    <QuestionSheet
      open
      title={text.ask(activity)}
      sentence={text.at(dayName(day, today), slot.startsAt, slot.endsAt)}
      onClose={onClose}
    >
      <button
        type="button"
        className="button"
        data-primary
        disabled={book.isPending}
        onClick={() => book.mutate({ id, slot: slot.id, day })}
      >
        {text.confirm}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {text.cancel}
      </button>
    </QuestionSheet>
  )
}
