import { to } from '#contract/hotel/pages.guest.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { usePartWhen } from '#web/kernel/navigation/part.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { roomName } from '../roomName.text.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import { seeCart } from './bar.text.ts'
import classes from './CartBar.module.css'
import { countOf } from './cart.ts'
import { useCart } from './cartStore.ts'
import { waiting } from './waiting.ts'

/** Where a guest's room and cart are within reach. Its place is kept free on every page: nothing moves when it comes. */
export function CartBar() {
  const { language, params } = useReader()
  const currency = useVenue()?.currency ?? 'ARS'
  const { venue, room, stay } = useOwnStay()
  const cart = useCart(venue)
  const waits = !!cart?.outgoing || !!cart?.received || !!stay?.knocks.length
  const Waiting = usePartWhen(waits, waiting)
  const lines = cart?.lines ?? []
  // On its own page a room is not led to.
  const isElsewhere = !!stay && params.idRoom !== String(room?.number)
  const address = room && { idHotel: venue, idRoom: room.number }
  return (
    <div className={classes.place}>
      {Waiting && <Waiting />}
      {address && (isElsewhere || lines.length > 0) && (
        <div className={classes.bar}>
          {isElsewhere && (
            <Link to={to('guestRoom', address, { language })} className={classes.room}>
              {roomName(room, language)}
            </Link>
          )}
          {lines.length > 0 && (
            <Link to={to('guestCart', address, { language })} className={classes.cart}>
              <span className={classes.count}>{countOf(lines)}</span>
              <span className="grow">{seeCart[language]}</span>
              <span>{moneyText(totalOfLines(lines), currency, language)}</span>
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
