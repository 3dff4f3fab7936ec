import { api } from '#contract/api.ts'
import type { GuestOrder } from '#contract/hotel/orders.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { GuestOrderLines } from './GuestOrderLines.tsx'
import { orderNotesText } from './orderNotes.text.ts'

/** The correction of an order with the lines before it, and the button that cancels a pending one. Loaded on demand. */
export function OrderNotes({ order }: { order: GuestOrder }) {
  const { language } = useGuestUrl()
  const text = orderNotesText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  const cancel = useGuestAction(api.hotel.orders.cancelMine)
  return (
    <>
      {order.correction && (
        <div className="callout stack gap-4" role="status">
          <p>{text.corrected(order.correction.reason)}</p>
          <p className="note">{text.before}</p>
          <GuestOrderLines lines={order.correction.before} />
          <strong>{formatMoney(order.correction.totalBefore, currency, language)}</strong>
        </div>
      )}
      {order.status === 'pending' && (
        <button
          type="button"
          className="quiet"
          disabled={cancel.pending !== null}
          onClick={() => void cancel.run({ id: order.id })}
        >
          {text.cancel}
        </button>
      )}
      {cancel.problem && (
        <p className="problem" role="alert">
          {cancel.problem}
        </p>
      )}
    </>
  )
}
