import { to } from '#contract/hotel/pages.guest.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { BottomSheet, BottomSheetMessage } from '#web/kernel/ui/overlays/BottomSheet.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { changeCart, useCart } from './cartStore.ts'
import { orderSenderText } from './orderSender.text.ts'
import { useSendOrder } from './useSendOrder.ts'

/** Sends the pending order from any guest page; shows 'received' only after the server has stored the order. */
export function OrderSender() {
  const { language } = useGuestUrl()
  const text = orderSenderText[language]
  const venue = useVenue()?.id ?? 0
  const cart = useCart(venue)
  const isLate = useSendOrder(venue)
  const navigate = useNavigate()
  if (!cart) return null
  const closeReceived = () => {
    changeCart(venue, (current) => ({ ...current, received: null }))
    if (cart.room !== null) navigate(to('guestRoom', { idHotel: venue, idRoom: cart.room }, { language }))
  }
  return (
    <>
      {cart.outgoing && (
        <p className="floating toast" role="status">
          {isLate ? text.later : text.sending}
        </p>
      )}
      {cart.received && (
        <BottomSheet onClose={closeReceived} small>
          {(titleId, close) => (
            <BottomSheetMessage>
              <h2 id={titleId}>{text.doneTitle}</h2>
              <p>{text.doneSentence}</p>
              <p className="note">{text.received(cart.received?.number ?? 0)}</p>
              <button type="button" className="button" data-primary onClick={close}>
                {text.doneGo}
              </button>
            </BottomSheetMessage>
          )}
        </BottomSheet>
      )}
    </>
  )
}
