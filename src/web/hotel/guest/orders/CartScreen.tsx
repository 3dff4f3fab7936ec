import { api } from '#contract/api.ts'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { part, usePartWhen } from '#web/kernel/navigation/part.ts'
import fixed from '#web/kernel/shells/guest/fixed.module.css'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { roomName } from '../roomName.text.ts'
import { CartLines } from './CartLines.tsx'
import { cartText } from './cart.text.ts'
import type { Cart } from './cart.ts'
import { changeCart, useCart } from './cartStore.ts'
import { type OfferedLine, offered } from './offer.ts'
import { sentAs } from './outgoing.ts'
import { waiting } from './waiting.ts'

const cartProblemsPart = part(() => import('./Troubles.tsx').then((m) => m.Troubles))

/** The guest's cart at the menu's current prices, with the button that sends the order. */
export function CartScreen() {
  const { language, named, params } = useReader()
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
              <CartContent menus={offer.menus} mine={mine} />
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
}

function CartContent({ menus, mine }: CartContentProps) {
  const { language, params } = useReader()
  const text = cartText[language]
  const venue = useVenue()
  const cart = useCart(venue?.id ?? 0)
  // Loaded with the page, because the guest may send the order while the network is away.
  const PendingNotices = usePartWhen(true, waiting)
  const CartProblems = usePartWhen(true, cartProblemsPart)
  if (!cart || !venue) return <CartSkeleton />
  const lines = offered(cart.lines, menus)
  return (
    <>
      {!mine && (
        <div className="inset below">
          <div className="card padded" role="note">
            <p>{text.outside}</p>
            <Link
              to={to('guestRoom', { idHotel: venue.id, idRoom: params.idRoom ?? '' }, { language })}
              className="quiet"
            >
              {text.getIn}
            </Link>
          </div>
        </div>
      )}
      {CartProblems && <CartProblems venue={venue.id} returned={cart.returned} lines={lines} />}
      <CartLines venue={venue.id} lines={lines} />
      {cart.outgoing && <CartLines venue={venue.id} lines={offered(cart.outgoing.lines, menus)} readOnly />}
      {lines.length === 0 && !cart.outgoing && (
        <div className="stack gap-16 center empty">
          <p>{text.empty}</p>
          <Link to={to('guestHome', { idHotel: venue.id, idLanguage: language })} className="button">
            {text.toMenu}
          </Link>
        </div>
      )}
      {mine && <Send cart={cart} stayId={mine.id} lines={lines} />}
      {PendingNotices && <PendingNotices />}
    </>
  )
}

const CartSkeleton = () => (
  <div className="stack gap-16 inset">
    <Bone height={96} radius={10} />
    <Bone height={96} radius={10} />
  </div>
)

interface SendProps {
  cart: Cart
  stayId: string
  lines: readonly OfferedLine[]
}

function Send({ cart, stayId, lines }: SendProps) {
  const { language } = useReader()
  const text = cartText[language]
  const venue = useVenue()
  const total = totalOfLines(lines)
  if (!venue || lines.length === 0) return <div style={{ height: 120 }} />
  const send = () => {
    const order = { id: newId(), stayId, total, language, at: Date.now() }
    const sentLines = lines.map(({ product: _, options: __, problem: ___, ...line }) => line)
    changeCart(venue.id, (current) => sentAs(current, order, sentLines))
  }
  return (
    <div style={{ height: 120 }}>
      <div className={fixed.bar}>
        <p className="group between">
          {text.total}
          <strong className="heading">{moneyText(total, venue.currency, language)}</strong>
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
