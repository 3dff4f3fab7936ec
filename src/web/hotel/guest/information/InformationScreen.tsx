import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { informationTopics } from '#contract/kernel/venues.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { CartBar } from '../orders/CartBar.tsx'
import { roomName } from '../roomName.text.ts'
import { informationText } from './information.text.ts'

/** Hours, services and restaurants, as the venue's configuration describes them to its guests. */
export function InformationScreen() {
  const { language, named, params } = useReader()
  const text = informationText[language]
  const venue = named.venue ?? 0
  const stay = useRead(api.hotel.stays.here, { venue, number: Number(params.idRoom) })
  const information = useRead(api.kernel.venues.information, { venue, language })
  return (
    <GuestLoaded read={stay}>
      {({ room }) => (
        <GuestLoaded read={information}>
          {(texts) => (
            <GuestPage>
              <Masthead title={text.title}>
                <Link to={to('guestRoom', { idHotel: venue, idRoom: room.number }, { language })} className="quiet">
                  {roomName(room, language)}
                </Link>
              </Masthead>
              {informationTopics.map((topic) => (
                <GuestSection key={topic} title={text.topics[topic]}>
                  <p className="written">{texts[topic] || text.nothing}</p>
                </GuestSection>
              ))}
              <CartBar />
            </GuestPage>
          )}
        </GuestLoaded>
      )}
    </GuestLoaded>
  )
}
