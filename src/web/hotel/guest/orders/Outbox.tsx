import { to } from '#contract/hotel/pages.guest.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Sheet, SheetMessage } from '#web/kernel/ui/overlays/Sheet.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { changeCart, useCart } from './cartStore.ts'
import { outboxText } from './outbox.text.ts'
import { useSending } from './sending.ts'

/** Sends what was ordered, whichever page is open, and says what became of it: 'received' only when the server has it. */
export function Outbox() {
  const { language } = useReader()
  const text = outboxText[language]
  const venue = useVenue()?.id ?? 0
  const cart = useCart(venue)
  const late = useSending(venue)
  const navigate = useNavigate()
  if (!cart) return null
  const goOn = () => {
    changeCart(venue, (now) => ({ ...now, received: null }))
    if (cart.room !== null) navigate(to('guestRoom', { idHotel: venue, idRoom: cart.room }, { language }))
  }
  return (
    <>
      {cart.outgoing && (
        <p className="floating toast" role="status">
          {late ? text.later : text.sending}
        </p>
      )}
      {cart.received && (
        <Sheet onClose={goOn} small>
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
