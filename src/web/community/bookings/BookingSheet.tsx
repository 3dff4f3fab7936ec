import { api, type Write } from '#contract/api.ts'
import type { BookableSlot } from '#contract/community/bookings.ts'
import { to } from '#contract/community/pages.ts'
import { useWrite, type WriteInput } from '#web/kernel/data/writes.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { bookingsText, bookingText as text } from './bookings.text.ts'
import { relativeDayName } from './relativeDayName.ts'

export interface ChosenSlot {
  /** Id of a new booking, created when the dialog opens, so that two taps create one booking. */
  id: string
  slot: BookableSlot
  day: string
}

interface BookingSheetProps {
  chosen: ChosenSlot
  activity: string
  today: string
  onClose: () => void
}

/** Dialog of a slot: books it, cancels the own booking, or joins or leaves the waiting list. */
export function BookingSheet({ chosen, activity, today, onClose }: BookingSheetProps) {
  const { id, slot, day } = chosen
  const at = text.at(relativeDayName(day, today), slot.startsAt, slot.endsAt)
  const place = { id, slot: slot.id, day }
  const navigate = useNavigate()
  const { bookings } = api.community
  const sheet = { at, onClose }
  if (slot.booking)
    return (
      <Sheet
        {...sheet}
        title={bookingsText.ask}
        submit={bookingsText.confirm}
        cancel={bookingsText.keep}
        said={bookingsText.canceled}
        write={bookings.cancel}
        input={{ id: slot.booking.id }}
        isDanger
      />
    )
  if (slot.waiting)
    return (
      <Sheet
        {...sheet}
        title={text.askLeave}
        submit={text.leave}
        cancel={text.stay}
        said={text.leftList}
        write={bookings.leave}
        input={{ id: slot.waiting.id }}
        isDanger
      />
    )
  if (slot.left === 0)
    return (
      <Sheet
        {...sheet}
        title={text.askWait}
        hint={text.waitHint}
        submit={text.wait}
        cancel={text.cancel}
        said={text.waits}
        write={bookings.wait}
        input={place}
      />
    )
  return (
    <Sheet
      {...sheet}
      title={text.ask(activity)}
      submit={text.confirm}
      cancel={text.cancel}
      said={text.booked}
      write={bookings.book}
      input={place}
      onDone={() => navigate(to('bookings'))}
    />
  )
}

interface SheetProps<I, O> {
  title: string
  at: string
  hint?: string
  submit: string
  cancel: string
  said: string
  write: Write<I, O>
  input: WriteInput<I>
  isDanger?: boolean
  onClose: () => void
  /** Called in place of `onClose` after success. */
  onDone?: () => void
}

function Sheet<I, O>({
  title,
  at,
  hint,
  submit,
  cancel,
  said,
  write,
  input,
  isDanger,
  onClose,
  onDone,
}: SheetProps<I, O>) {
  const send = useWrite(write, {
    onSuccess: () => {
      popup.success(said)
      if (onDone) onDone()
      else onClose()
    },
    onError: (failure) => {
      popup.error(failure.is('full') ? text.fullNow : failureSentence(failure))
      onClose()
    },
  })
  const mutate: (input: WriteInput<I>) => void = send.mutate
  return (
    <QuestionSheet open title={title} sentence={hint ? `${at}. ${hint}` : at} onClose={onClose}>
      <button
        type="button"
        className="button"
        {...(isDanger ? { 'data-danger': true } : { 'data-primary': true })}
        disabled={send.isPending}
        onClick={() => mutate(input)}
      >
        {submit}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {cancel}
      </button>
    </QuestionSheet>
  )
}
