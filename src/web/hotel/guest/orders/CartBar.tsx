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

/** Fixed bar with links to the guest's room and cart. Its height is reserved on every page: no layout shift when it appears. */
export function CartBar() {
  const { language, params } = useReader()
  const currency = useVenue()?.currency ?? 'ARS'
  const { venue, room, stay } = useOwnStay()
  const cart = useCart(venue)
  const hasNotices = !!cart?.outgoing || !!cart?.received || !!stay?.knocks.length
  const PendingNotices = usePartWhen(hasNotices, waiting)
  const lines = cart?.lines ?? []
  // The room's own page needs no link to itself.
  const showsRoom = !!stay && params.idRoom !== String(room?.number)
  const roomParams = room && { idHotel: venue, idRoom: room.number }
  return (
    <div style={{ height: 76 }}>
      {PendingNotices && <PendingNotices />}
      {roomParams && (showsRoom || lines.length > 0) && (
        <div className={classes.bar}>
          {showsRoom && (
            <Link to={to('guestRoom', roomParams, { language })} className="button">
              {roomName(room, language)}
            </Link>
          )}
          {lines.length > 0 && (
            <Link to={to('guestCart', roomParams, { language })} className="button" data-primary>
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
