import { to } from '#contract/hotel/pages.guest.ts'
import type { NumberedRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import buttons from '#web/kernel/ui/buttons/buttons.module.css'
import { Group, Stack } from '#web/kernel/ui/layout/layout.tsx'
import { Section } from '#web/kernel/ui/layout/Section.tsx'
import typography from '#web/kernel/ui/layout/typography.module.css'
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
    <Section inset title={text.phones}>
      <Stack as="ul" gap={4}>
        {stay.phones.map(({ id, device, thisOne }) => (
          <li key={id}>
            {device}
            {thisOne && <small className={typography.note}> {text.thisPhone}</small>}
          </li>
        ))}
      </Stack>
      <Group as="p" between align="baseline">
        {text.code}
        <strong className={typography.large}>{stay.code}</strong>
      </Group>
      <p className={typography.note}>{text.phonesHint}</p>
      {stay.mail && <p className={typography.written}>{text.mailIs(stay.mail)}</p>}
      <Link to={to('guestMail', { idRestaurant, idTable: room.number }, { language })} className={buttons.button}>
        {text.mail}
      </Link>
    </Section>
  )
}
