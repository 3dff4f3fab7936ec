import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './CartLink.module.css'
import { type CartLine, countItems } from './cart.ts'
import { viewCartText } from './cartBar.text.ts'
import { checkCartLines } from './checkCartLines.ts'

interface CartLinkProps {
  room: PublicRoom
  lines: readonly CartLine[]
}

/** Link to the cart with its total, which leaves out lines that cannot be ordered now, as the cart does. */
export function CartLink({ room, lines }: CartLinkProps) {
  const { language, named } = useGuestUrl()
  const currency = useVenue()?.currency ?? 'ARS'
  // The read of the cart's page, which is thus loaded when the guest opens it.
  const { data } = useRead(api.hotel.menus.offered, { ...named, language })
  const orderable = data && checkCartLines(lines, data.menus).filter(({ problem }) => !problem)
  return (
    <Link
      to={to('guestCart', { idHotel: named.venue ?? '', idRoom: room.number }, { language })}
      className="button"
      data-primary
    >
      <span className={classes.count}>{countItems(lines)}</span>
      <span className={`grow ${classes.label}`}>
        <span>{viewCartText[language]}</span>
        {orderable && <span>{formatMoney(totalOfLines(orderable), currency, language)}</span>}
      </span>
    </Link>
  )
}
