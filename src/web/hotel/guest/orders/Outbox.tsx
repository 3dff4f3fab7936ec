import { to } from '#contract/hotel/pages.guest.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import fixed from '#web/kernel/shells/guest/fixed.module.css'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Sheet, SheetMessage } from '#web/kernel/ui/overlays/Sheet.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { changeCart, useCart } from './cartStore.ts'
import { outboxText } from './outbox.text.ts'
import { useSending } from './sending.ts'

/** Sends the pending order from any guest page; shows 'received' only after the server has stored the order. */
export function Outbox() {
  const { language } = useReader()
  const text = outboxText[language]
  const venue = useVenue()?.id ?? 0
  const cart = useCart(venue)
  const isLate = useSending(venue)
  const navigate = useNavigate()
  if (!cart) return null
  const closeReceived = () => {
    changeCart(venue, (current) => ({ ...current, received: null }))
    if (cart.room !== null) navigate(to('guestRoom', { idHotel: venue, idRoom: cart.room }, { language }))
  }
  return (
    <>
      {cart.outgoing && (
        <p className={`${fixed.floating} ${fixed.toast}`} role="status">
          {isLate ? text.later : text.sending}
        </p>
      )}
      {cart.received && (
        <Sheet onClose={closeReceived} small>
          {(titleId, close) => (
            <SheetMessage>
              <h2 id={titleId}>{text.doneTitle}</h2>
              <p>{text.doneSentence}</p>
              <p className="note">{text.received(cart.received?.number ?? 0)}</p>
              <button type="button" className="button" data-primary onClick={close}>
                {text.doneGo}
              </button>
            </SheetMessage>
          )}
        </Sheet>
      )}
    </>
  )
}
