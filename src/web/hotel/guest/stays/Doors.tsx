import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useDelivered } from '../chat/marking.ts'
import classes from './RoomLinks.module.css'
import { roomText } from './room.text.ts'

/** Links from the guest's room to menu, chat and information. */
export function Doors({ room: { number } }: { room: PublicRoom }) {
  const { language, named } = useReader()
  const text = roomText[language]
  const idHotel = named.venue ?? ''
  const { data: chat } = useRead(api.hotel.chat.mine, named)
  useDelivered(chat?.messages ?? [])
  const params = { idHotel, idRoom: number }
  return (
    <nav className={classes.links}>
      <Link to={to('guestHome', { idHotel, idLanguage: language })} className="button" data-primary>
        {text.menu}
      </Link>
      <Link to={to('guestChat', params, { language })} className="button">
        {text.chat}
        {!!chat?.unread && (
          <span className="chip" data-tone="count">
            {chat.unread}
          </span>
        )}
      </Link>
      <Link to={to('guestInformation', params, { language })} className="button">
        {text.information}
      </Link>
    </nav>
  )
}
