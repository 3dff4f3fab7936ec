import { to } from '#contract/hotel/pages.guest.ts'
import type { NumberedRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import controls from '../controls.module.css'
import classes from './Phones.module.css'
import { Section } from './Section.tsx'
import { servicesText } from './services.text.ts'

interface PhonesProps {
  stay: GuestStay
  room: NumberedRoom
}

/** Who else is in, how one more gets in, and where the summary goes. */
export function Phones({ stay, room }: PhonesProps) {
  const { language, named } = useReader()
  const text = servicesText[language]
  const idRestaurant = named.venue ?? ''
  return (
    <Section title={text.phones}>
      <ul className={classes.phones}>
        {stay.phones.map(({ id, device, thisOne }) => (
          <li key={id}>
            {device}
            {thisOne && <small>{text.thisPhone}</small>}
          </li>
        ))}
      </ul>
      <p className={classes.code}>
        {text.code}
        <strong>{stay.code}</strong>
      </p>
      <p className={controls.note}>{text.phonesHint}</p>
      {stay.mail && <p className={classes.mail}>{text.mailIs(stay.mail)}</p>}
      <Link to={to('guestMail', { idRestaurant, idTable: room.number }, { language })} className={controls.button}>
        {text.mail}
      </Link>
    </Section>
  )
}
