import { useState } from 'react'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { isWithoutResponse } from '#web/kernel/data/failure.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { confirmOnPhone } from '#web/kernel/ui/feedback/confirmOnPhone.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { homePath } from './bagPath.ts'
import { endShift } from './bagShift.ts'
import { isConnected } from './connection.ts'
import { custodyText } from './custody.text.ts'
import { sendWaitingMoves } from './sendMoves.ts'

const text = custodyText.shift

/** The end of the open shift, and the button that ends it now and opens the home page. */
export function ShiftBar({ until }: { until: string }) {
  const query = useSearchParams()
  const navigate = useNavigate()
  const { clock } = useVenueTimeFormat()
  const [ending, setEnding] = useState(false)
  const end = async () => {
    setEnding(true)
    const waiting = await sendWaitingMoves()
    const isSure = waiting === 0 || !isConnected() || (await confirmOnPhone(text.stillWaiting(waiting)))
    const failure = isSure ? await endShift(venueFromQuery(query)) : null
    setEnding(false)
    // Only the server can end a shift: the phone has no access to its cookie.
    if (failure && isWithoutResponse(failure)) return popup.error(text.stillOpen(clock(until)))
    if (failure) return popup.error(failureSentence(failure))
    if (!isSure) return
    popup.success(text.ended)
    navigate(homePath(query))
  }
  return (
    <div className="group between gap-8">
      <p>{text.until(clock(until))}</p>
      <button type="button" className="button" data-small disabled={ending} onClick={() => void end()}>
        {text.end}
      </button>
    </div>
  )
}
