import { api } from '#contract/api.ts'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { part, usePartWhen } from '#web/kernel/navigation/part.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { roomName } from '../roomName.text.ts'
import { CartLines } from './CartLines.tsx'
import classes from './CartScreen.module.css'
import { cartText } from './cart.text.ts'
import type { Cart } from './cart.ts'
import { changeCart, useCart } from './cartStore.ts'
import { type OfferedLine, offered } from './offer.ts'
import { sentAs } from './outgoing.ts'
import { waiting } from './waiting.ts'

const troubles = part(() => import('./Troubles.tsx').then((m) => m.Troubles))

/** What the guest is about to order, at today's prices. */
export function CartScreen() {
  const { language, named, params } = useReader()
  const text = cartText[language]
  const here = useRead(api.hotel.stays.here, { venue: named.venue ?? 0, number: Number(params.idRoom) })
  const menus = useRead(api.hotel.menus.offered, { ...named, language })
  return (
    <GuestLoaded read={here}>
      {({ room, mine }) => (
        <GuestLoaded read={menus}>
          {(offer) => (
            <GuestPage>
              <Masthead title={text.cart} sentence={roomName(room, language)} />
              <Ordering menus={offer.menus} mine={mine} />
            </GuestPage>
          )}
        </GuestLoaded>
      )}
    </GuestLoaded>
  )
}

interface OrderingProps {
  menus: readonly GuestMenu[]
  mine: GuestStay | null
}

function Ordering({ menus, mine }: OrderingProps) {
  const { language, params } = useReader()
  const text = cartText[language]
  const venue = useVenue()
  const cart = useCart(venue?.id ?? 0)
  // Needed as soon as the guest taps, be there a network then or not.
  const Waiting = usePartWhen(true, waiting)
  const Troubles = usePartWhen(true, troubles)
  if (!cart || !venue) return <Coming />
  const lines = offered(cart.lines, menus)
  return (
    <>
      {!mine && (
        <div className={classes.outside} role="note">
          <p>{text.outside}</p>
          <Link
            to={to('guestRoom', { idHotel: venue.id, idRoom: params.idRoom ?? '' }, { language })}
            className="quiet"
          >
            {text.getIn}
          </Link>
        </div>
      )}
      {Troubles && <Troubles venue={venue.id} returned={cart.returned} lines={lines} />}
      <CartLines venue={venue.id} lines={lines} />
      {cart.outgoing && <CartLines venue={venue.id} lines={offered(cart.outgoing.lines, menus)} still />}
      {lines.length === 0 && !cart.outgoing && (
        <div className={classes.empty}>
          <p>{text.empty}</p>
          <Link to={to('guestHome', { idHotel: venue.id, idLanguage: language })} className="button">
            {text.toMenu}
          </Link>
        </div>
      )}
      {mine && <Send cart={cart} stayId={mine.id} lines={lines} />}
      {Waiting && <Waiting />}
    </>
  )
}

const Coming = () => (
  <div className={classes.coming}>
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
  if (!venue || lines.length === 0) return <div className={classes.place} />
  const send = () => {
    const order = { id: newId(), stayId, total, language, at: Date.now() }
    const wanted = lines.map(({ product: _, options: __, problem: ___, ...line }) => line)
    changeCart(venue.id, (now) => sentAs(now, order, wanted))
  }
  return (
    <div className={classes.place}>
      <div className={`bottom-bar ${classes.send}`}>
        <p>
          {text.total}
          <strong>{moneyText(total, venue.currency, language)}</strong>
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
