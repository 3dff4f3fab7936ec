import { to } from '#contract/hotel/pages.guest.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { roomName } from '../roomName.text.ts'
import { closedStayPart } from '../stays/closedStayPart.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import { CartLink } from './CartLink.tsx'
import classes from './CartLinks.module.css'
import { useCart } from './cartStore.ts'
import { pendingNoticesPart } from './pendingNoticesPart.ts'

/** Links to the guest's room and cart, or to the bill of a closed stay, and the notices above them. */
export function CartLinks() {
  const { language, params } = useGuestUrl()
  const { venue, room, stay } = useOwnStay()
  const cart = useCart(venue)
  const hasNotices = !!cart?.outgoing || !!cart?.received || !!stay?.knocks.length
  const PendingNotices = useLazyPartWhen(hasNotices, pendingNoticesPart)
  const ClosedStayLink = useLazyPartWhen(!!room && !stay, closedStayPart)
  const lines = cart?.lines ?? []
  return (
    <>
      {PendingNotices && <PendingNotices />}
      {room && (
        <div className={classes.bar}>
          {!stay && ClosedStayLink && <ClosedStayLink room={room} />}
          {/* The room's own page needs no link to itself. */}
          {stay && params.idRoom !== String(room.number) && (
            <Link to={to('guestRoom', { idHotel: venue, idRoom: room.number }, { language })} className="button">
              {roomName(room, language)}
            </Link>
          )}
          {lines.length > 0 && <CartLink room={room} lines={lines} />}
        </div>
      )}
    </>
  )
}
