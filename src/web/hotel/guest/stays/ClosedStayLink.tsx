import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import classes from './ClosedStayLink.module.css'
import { farewellText } from './farewell.text.ts'
import { useFarewell } from './useFarewell.ts'

/** Thanks, and a link to the bill, for a phone whose stay was closed; nothing for all others. */
export function ClosedStayLink({ room }: { room: PublicRoom }) {
  const { language, named } = useGuestUrl()
  const { data } = useFarewell(room)
  if (!data) return null
  const text = farewellText[language]
  return (
    <Link
      to={to('guestRoom', { idHotel: named.venue ?? '', idRoom: room.number }, { language })}
      className={`button ${classes.link}`}
      data-primary
    >
      <span>{text.thanks(data.name)}</span>
      <span>{text.bill}</span>
    </Link>
  )
}
