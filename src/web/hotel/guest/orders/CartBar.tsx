import { to } from '#contract/hotel/pages.guest.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { roomName } from '../roomName.text.ts'
import { closedStayPart } from '../stays/closedStayPart.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import classes from './CartBar.module.css'
import { useCart } from './cartStore.ts'
import { pendingNoticesPart } from './pendingNoticesPart.ts'

const cartLinkPart = lazyPart(() => import('./CartLink.tsx').then((m) => m.CartLink))

/** Fixed bar with links to the guest's room and cart. Its height is reserved on every page: no layout shift when it appears. */
export function CartBar() {
  const { language, params } = useGuestUrl()
  const { venue, room, stay } = useOwnStay()
  const cart = useCart(venue)
  const hasNotices = !!cart?.outgoing || !!cart?.received || !!stay?.knocks.length
  const PendingNotices = useLazyPartWhen(hasNotices, pendingNoticesPart)
  const lines = cart?.lines ?? []
  const CartLink = useLazyPartWhen(lines.length > 0, cartLinkPart)
  const ClosedStayLink = useLazyPartWhen(!!room && !stay, closedStayPart)
  return (
    <div style={{ height: 76 }}>
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
          {lines.length > 0 && CartLink && <CartLink room={room} lines={lines} />}
        </div>
      )}
    </div>
  )
}
