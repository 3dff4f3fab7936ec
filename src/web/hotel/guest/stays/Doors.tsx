import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { NumberedRoom } from '#contract/hotel/rooms.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import buttons from '#web/kernel/ui/buttons/buttons.module.css'
import { Badge } from '#web/kernel/ui/feedback/Chip.tsx'
import { useDelivered } from '../chat/marking.ts'
import classes from './Doors.module.css'
import { roomText } from './room.text.ts'

/** Where a guest goes from their room. */
export function Doors({ room: { number } }: { room: NumberedRoom }) {
  const { language, named } = useReader()
  const text = roomText[language]
  const idHotel = named.venue ?? ''
  const { data: chat } = useRead(api.hotel.chat.mine, named)
  useDelivered(chat?.messages ?? [])
  const at = { idHotel, idRoom: number }
  return (
    <nav className={classes.doors}>
      <Link to={to('guestHome', { idHotel, idLanguage: language })} className={buttons.button} data-primary>
        {text.menu}
      </Link>
      <Link to={to('guestChat', at, { language })} className={buttons.button}>
        {text.chat}
        {!!chat?.unread && <Badge>{chat.unread}</Badge>}
      </Link>
      <Link to={to('guestInformation', at, { language })} className={buttons.button}>
        {text.information}
      </Link>
    </nav>
  )
}
