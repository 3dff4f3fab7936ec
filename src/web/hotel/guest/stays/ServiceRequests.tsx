import { api, featureOf } from '#contract/api.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { alertKindsOf } from '#contract/hotel/stays.limits.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { useGuestAction } from '../useGuestAction.ts'
import classes from './ServiceRequests.module.css'
import { servicesText } from './services.text.ts'

const { alerts, stays } = api.hotel

/** Buttons to request cleaning, the waiter or the bill, and in rooms the switch for 'do not disturb'. */
export function ServiceRequests({ stay, kind }: { stay: GuestStay; kind: RoomKind }) {
  const { language } = useGuestUrl()
  const text = servicesText[language]
  const { clock } = useVenueTimeFormat()
  const cache = useReadCache()
  // Requests are part of the stay's data, which belongs to another feature than the write.
  const refresh = () => cache.invalidate(featureOf(stays.here.endpoint))
  const request = useGuestAction(alerts.ask, refresh)
  const withdraw = useGuestAction(alerts.withdraw, refresh)
  const setQuiet = useGuestAction(alerts.setNoDisturb, refresh)
  const noDisturb = setQuiet.pending?.noDisturb ?? stay.noDisturb
  const isBusy = request.pending !== null || withdraw.pending !== null
  const problem = request.problem || withdraw.problem || setQuiet.problem
  return (
    <GuestSection title={text.services}>
      <ul className="stack gap-8">
        {alertKindsOf[kind].map((what) => {
          const { at, seenAt, doneAt } = stay.alerts.find((alert) => alert.what === what) ?? {}
          const isOpen = at && !doneAt
          return (
            <li className="group between" key={what}>
              {isOpen ? (
                <>
                  <span className="success" role="status">
                    {text.asked[what](clock(at))}
                    {seenAt && `. ${text.seen(clock(seenAt))}`}
                  </span>
                  <button type="button" className="quiet" disabled={isBusy} onClick={() => void withdraw.run({ what })}>
                    {text.withdraw}
                  </button>
                </>
              ) : (
                <>
                  {at && doneAt && (
                    <span className="note" role="status">
                      {text.asked[what](clock(at))}. {text.done(clock(doneAt))}
                    </span>
                  )}
                  <button
                    type="button"
                    className="button"
                    data-wide
                    disabled={isBusy}
                    onClick={() => void request.run({ what })}
                  >
                    {kind === 'table' && what === 'pay' ? text.bill : text.ask[what]}
                  </button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {kind === 'room' && (
        <label className="group between nowrap">
          <span className="stack gap-2">
            <b>{text.noDisturb}</b>
            <small className="note">{text.noDisturbHint}</small>
          </span>
          <input
            className={classes.switch}
            type="checkbox"
            role="switch"
            checked={noDisturb}
            aria-checked={noDisturb}
            onChange={(event) => void setQuiet.run({ noDisturb: event.currentTarget.checked })}
          />
        </label>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </GuestSection>
  )
}
