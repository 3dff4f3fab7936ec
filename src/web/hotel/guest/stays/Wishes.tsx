import { useQueryClient } from '@tanstack/react-query'
import { api, featureOf } from '#contract/api.ts'
import { alertKinds } from '#contract/hotel/stays.limits.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { useAct } from '../act.ts'
import classes from './ServiceRequests.module.css'
import { servicesText } from './services.text.ts'

const { alerts, stays } = api.hotel

/** Buttons to request cleaning or the bill, and the switch for 'do not disturb'. */
export function Wishes({ stay }: { stay: GuestStay }) {
  const { language } = useReader()
  const text = servicesText[language]
  const { clock } = useMoments()
  const client = useQueryClient()
  // Requests are part of the stay's data, which belongs to another feature than the write.
  const refresh = () => client.invalidateQueries({ queryKey: [featureOf(stays.here.endpoint)] })
  const request = useAct(alerts.ask, refresh)
  const withdraw = useAct(alerts.withdraw, refresh)
  const setQuiet = useAct(alerts.setNoDisturb, refresh)
  const noDisturb = setQuiet.pending?.noDisturb ?? stay.noDisturb
  const isBusy = request.pending !== null || withdraw.pending !== null
  const problem = request.problem || withdraw.problem || setQuiet.problem
  return (
    <GuestSection title={text.services}>
      <ul className="stack gap-8">
        {alertKinds.map((what) => {
          const since = stay[what]
          return (
            <li className="group between" key={what}>
              {since ? (
                <>
                  <span className="success" role="status">
                    {text.asked[what](clock(since))}
                  </span>
                  <button type="button" className="quiet" disabled={isBusy} onClick={() => void withdraw.run({ what })}>
                    {text.withdraw}
                  </button>
                </>
              ) : (
                <button
                  type="button"
                  className="button"
                  data-wide
                  disabled={isBusy}
                  onClick={() => void request.run({ what })}
                >
                  {text.ask[what]}
                </button>
              )}
            </li>
          )
        })}
      </ul>
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
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </GuestSection>
  )
}
