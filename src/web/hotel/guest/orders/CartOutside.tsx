import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { ClosedStayLink } from '../stays/ClosedStayLink.tsx'
import { outsideText } from '../stays/outside.text.ts'
import { cartOutsideText } from './cartOutside.text.ts'

/** Note in the cart of a phone that is not in the room: how to enter, and the bill if its stay was closed. */
export function CartOutside({ room }: { room: PublicRoom }) {
  const { language, named } = useGuestUrl()
  const text = outsideText[language]
  return (
    <div className="stack gap-16 inset below">
      <ClosedStayLink room={room} />
      <div className="card padded" role="note">
        <p>{`${text.not[room.kind]} ${cartOutsideText[language]}`}</p>
        <Link to={to('guestRoom', { idHotel: named.venue ?? '', idRoom: room.number }, { language })} className="quiet">
          {text.getIn}
        </Link>
      </div>
    </div>
  )
}
