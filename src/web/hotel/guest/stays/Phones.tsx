import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { servicesText } from './services.text.ts'

interface PhonesProps {
  stay: GuestStay
  room: PublicRoom
}

/** Phones in the room, the code that adds another one, and the mail address for the stay's summary. */
export function Phones({ stay, room }: PhonesProps) {
  const { language, named } = useReader()
  const text = servicesText[language]
  const idRestaurant = named.venue ?? ''
  return (
    <GuestSection title={text.phones}>
      <ul className="stack gap-4">
        {stay.phones.map(({ id, device, thisOne }) => (
          <li key={id}>
            {device}
            {thisOne && <small className="note"> {text.thisPhone}</small>}
          </li>
        ))}
      </ul>
      <p className="group baseline between">
        {text.code}
        <strong className="large">{stay.code}</strong>
      </p>
      <p className="note">{text.phonesHint}</p>
      {stay.mail && <p className="written">{text.mailIs(stay.mail)}</p>}
      <Link to={to('guestMail', { idRestaurant, idTable: room.number }, { language })} className="button">
        {text.mail}
      </Link>
    </GuestSection>
  )
}
