import { api } from '#contract/api.ts'
import type { Knock } from '#contract/hotel/stays.ts'
import { deviceText } from '#web/hotel/devices.text.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { knocksText } from './knocks.text.ts'

/** Phones that ask to enter this room, each with buttons that let it in or refuse it. */
export function IncomingKnocks({ knocks }: { knocks: readonly Knock[] }) {
  const { language } = useGuestUrl()
  const text = knocksText[language]
  const { clock } = useVenueTimeFormat()
  const letIn = useGuestAction(api.hotel.stays.letIn)
  const refuse = useGuestAction(api.hotel.stays.refuse)
  const isBusy = letIn.pending !== null || refuse.pending !== null
  const problem = letIn.problem || refuse.problem
  return (
    <div className="floating" role="status">
      {knocks.map(({ id, word, device, askedAt }) => (
        <div className="card padded accent" key={id}>
          <p className="strong">{text.knocks(deviceText[language][device])}</p>
          <p className="note">{text.at(clock(askedAt))}</p>
          <p className="note">{text.knocksHint}</p>
          <p className="code">{word}</p>
          <div className="group gap-8">
            <button
              type="button"
              className="button"
              data-primary
              disabled={isBusy}
              onClick={() => void letIn.run({ id })}
            >
              {text.letIn}
            </button>
            <button type="button" className="button" disabled={isBusy} onClick={() => void refuse.run({ id })}>
              {text.refuse}
            </button>
          </div>
          {problem && <p className="problem">{problem}</p>}
        </div>
      ))}
    </div>
  )
}
