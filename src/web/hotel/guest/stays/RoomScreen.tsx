import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { CartBar } from '../orders/CartBar.tsx'
import { changeCart } from '../orders/cartStore.ts'
import { OwnOrders } from '../orders/OwnOrders.tsx'
import { roomName } from '../roomName.text.ts'
import { notInRoomText } from './notInRoom.text.ts'
import { RoomLinks } from './RoomLinks.tsx'
import { roomText } from './room.text.ts'

// The server renders the services; the browser loads their code after the page is shown.
const servicesPart = lazyPart(() => import('./Services.tsx').then((m) => m.Services))
if (import.meta.env.SSR) await servicesPart.load()
const farewellPart = lazyPart(() => import('./Farewell.tsx').then((m) => m.Farewell))
const roomEntrancePart = lazyPart(() => import('./RoomEntrance.tsx').then((m) => m.RoomEntrance))

/** Page of a room or table: orders and services for its guests, ways to enter for everybody else. */
export function RoomScreen() {
  const { language, named, params } = useGuestUrl()
  const read = useRead(api.hotel.stays.here, { venue: named.venue ?? 0, number: Number(params.idRoom) })
  return (
    <GuestLoaded read={read}>
      {({ room, mine, yours }) => (
        <GuestPage>
          <Masthead
            title={roomName(room, language)}
            {...(mine ? { sentence: roomText[language].welcome(mine.name) } : {})}
          />
          {mine ? <Inside room={room} stay={mine} /> : <Outside room={room} yours={yours} />}
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

interface InsideProps {
  room: PublicRoom
  stay: GuestStay
}

function Inside({ room, stay }: InsideProps) {
  const { venue = 0 } = useGuestUrl().named
  // The menu's pages read the room's number from the cart.
  useEffect(() => {
    changeCart(venue, (cart) => (cart.room === room.number ? cart : { ...cart, room: room.number }))
  }, [venue, room.number])
  return (
    <>
      <RoomLinks room={room} />
      <OwnOrders />
      <Lazy part={servicesPart} with={{ room, stay }} />
      <CartBar />
    </>
  )
}

interface OutsideProps {
  room: PublicRoom
  yours: PublicRoom | null
}

function Outside({ room, yours }: OutsideProps) {
  const { language, named } = useGuestUrl()
  const text = notInRoomText[language]
  const RoomEntrance = useLazyPartWhen(true, roomEntrancePart)
  const Farewell = useLazyPartWhen(true, farewellPart)
  return (
    <div className="stack gap-20 inset narrow">
      {Farewell && <Farewell room={room} />}
      <p>{text.how}</p>
      <Link to={to('guestHome', { idHotel: named.venue ?? '', idLanguage: language })} className="button">
        {text.toMenu}
      </Link>
      {RoomEntrance ? <RoomEntrance room={room} yours={yours} /> : <SkeletonBox height={200} radius={10} />}
    </div>
  )
}
