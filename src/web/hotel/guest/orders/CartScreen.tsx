import { api } from '#contract/api.ts'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { formatMoney } from '#web/kernel/text/money.ts'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { roomName } from '../roomName.text.ts'
import { CartLines } from './CartLines.tsx'
import { cartText } from './cart.text.ts'
import type { Cart } from './cart.ts'
import { changeCart, useCart } from './cartStore.ts'
import { type CheckedCartLine, checkCartLines } from './checkCartLines.ts'
import { startSending } from './outgoingOrder.ts'
import { pendingNoticesPart } from './pendingNoticesPart.ts'
import { roomDelivery } from './roomDelivery.ts'

const deliveryQuestionPart = lazyPart(() => import('./DeliveryQuestion.tsx').then((m) => m.DeliveryQuestion))
const cartOutsidePart = lazyPart(() => import('./CartOutside.tsx').then((m) => m.CartOutside))
const cartProblemsPart = lazyPart(() => import('./CartProblems.tsx').then((m) => m.CartProblems))

/** The guest's cart at the menu's current prices, with the button that sends the order. */
export function CartScreen() {
  const { language, named, params } = useGuestUrl()
  const text = cartText[language]
  const stay = useRead(api.hotel.stays.here, { venue: named.venue ?? 0, number: Number(params.idRoom) })
  const menus = useRead(api.hotel.menus.offered, { ...named, language })
  return (
    <GuestLoaded read={stay}>
      {({ room, mine }) => (
        <GuestLoaded read={menus}>
          {(offer) => (
            <GuestPage>
              <Masthead title={text.cart} sentence={roomName(room, language)} />
              <CartContent menus={offer.menus} mine={mine} room={room} />
            </GuestPage>
          )}
        </GuestLoaded>
      )}
    </GuestLoaded>
  )
}

interface CartContentProps {
  menus: readonly GuestMenu[]
  mine: GuestStay | null
  room: PublicRoom
}

function CartContent({ menus, mine, room }: CartContentProps) {
  const { language } = useGuestUrl()
  const text = cartText[language]
  const venue = useVenue()
  const cart = useCart(venue?.id ?? 0)
  // Loaded with the page, because the guest may send the order while the network is away.
  const PendingNotices = useLazyPartWhen(true, pendingNoticesPart)
  const CartProblems = useLazyPartWhen(true, cartProblemsPart)
  // The outlet from which the guest chose the latest product. Orders of a table are always brought to it.
  const outletId =
    room.kind === 'table' ? null : [...(cart?.lines ?? [])].reverse().find((line) => line.outletId)?.outletId
  const CartOutside = useLazyPartWhen(!mine, cartOutsidePart)
  const DeliveryQuestion = useLazyPartWhen(!!outletId, deliveryQuestionPart)
  if (!cart || !venue) return <CartSkeleton />
  const lines = checkCartLines(cart.lines, menus)
  return (
    <>
      {!mine && CartOutside && <CartOutside room={room} />}
      {/* The live region is there before its content, so that the lines below do not move when the part has loaded. */}
      <div className="stack inset" role="status">
        {CartProblems && <CartProblems venue={venue.id} returned={cart.returned} lines={lines} />}
      </div>
      <CartLines venue={venue.id} lines={lines} />
      {cart.outgoing && <CartLines venue={venue.id} lines={checkCartLines(cart.outgoing.lines, menus)} readOnly />}
      {lines.length === 0 && !cart.outgoing && (
        <div className="stack gap-16 center empty">
          <p>{text.empty}</p>
          <Link to={to('guestHome', { idHotel: venue.id, idLanguage: language })} className="button">
            {text.toMenu}
          </Link>
        </div>
      )}
      {DeliveryQuestion && outletId && lines.length > 0 && (
        <DeliveryQuestion venue={venue.id} outletId={outletId} delivery={cart.delivery} />
      )}
      {mine && <Send cart={cart} stayId={mine.id} lines={lines} outletId={outletId} />}
      {PendingNotices && <PendingNotices />}
    </>
  )
}

const CartSkeleton = () => (
  <div className="stack gap-16 inset">
    <SkeletonBox height={96} radius={10} />
    <SkeletonBox height={96} radius={10} />
  </div>
)

interface SendProps {
  cart: Cart
  stayId: string
  lines: readonly CheckedCartLine[]
  outletId: string | null | undefined
}

function Send({ cart, stayId, lines, outletId }: SendProps) {
  const { language } = useGuestUrl()
  const text = cartText[language]
  const venue = useVenue()
  // Lines that cannot be ordered are not part of the total, and must be removed before the order is sent.
  const total = totalOfLines(lines.filter(({ problem }) => !problem))
  if (!venue || lines.length === 0) return <div style={{ height: 120 }} />
  const send = () => {
    const { delivery = roomDelivery } = cart
    const place = outletId ? { delivery: { ...delivery, outletId } } : {}
    const order = { id: newId(), stayId, total, language, at: Date.now(), ...place }
    const sentLines = lines.map(({ product: _, options: __, problem: ___, ...line }) => line)
    changeCart(venue.id, (current) => startSending(current, order, sentLines))
  }
  return (
    <div style={{ height: 120 }}>
      <div className="bottom-bar">
        <p className="group between">
          {text.total}
          <strong className="heading">{formatMoney(total, venue.currency, language)}</strong>
        </p>
        <button
          type="button"
          className="button"
          data-primary
          disabled={cart.outgoing !== null || lines.some(({ problem }) => problem)}
          onClick={send}
        >
          {text.send}
        </button>
      </div>
    </div>
  )
}
