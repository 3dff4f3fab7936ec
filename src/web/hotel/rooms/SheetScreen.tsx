import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { roomKindAt, to } from '#contract/hotel/pages.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Empty, Loaded } from '#web/kernel/ui/Loaded.tsx'
import { Qr } from '#web/kernel/ui/Qr.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useRemoval } from '#web/kernel/ui/useRemoval.ts'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import { hotelText, roomText } from '../hotel.text.ts'
import { roomsText, sheetText as text } from './rooms.text.ts'
import classes from './SheetScreen.module.css'

/** The codes for the walls, one per room: they let in the first phone of a stay. */
export function SheetScreen() {
  const kind = roomKindAt(useSearch())
  const sheet = useRead(api.hotel.rooms.sheet, { kind })
  const { venueId } = useMe()
  const venue = useVenueName()
  const words = roomsText[kind]
  const board = to(kind === 'room' ? 'rooms' : 'tables', { idHotel: venueId })
  return (
    <div className={classes.screen}>
      <Screen
        title={words.codes}
        actions={
          <>
            <LinkButton to={board}>{words.title}</LinkButton>
            <RenewButton kind={kind} />
            <Button onClick={() => window.print()}>{hotelText.print}</Button>
          </>
        }
      >
        <p className={classes.hint}>{text.hint}</p>
        <Loaded
          read={sheet}
          skeleton={<Bone height={600} radius={10} />}
          empty={
            <Empty sentence={words.empty}>
              <LinkButton to={board}>{words.title}</LinkButton>
            </Empty>
          }
        >
          {(rooms) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet is wider than a phone, and scrolls with the arrows
            <section className={classes.desk} tabIndex={0} aria-label={words.codes}>
              <ul className={classes.sheets}>
                {rooms.map(({ id, kind, number, seal }) => (
                  <li key={id} className={classes.code}>
                    <Qr text={location.origin + toGuest('guestRoom', { idHotel: venueId, idRoom: number }, { seal })} />
                    <b>{roomText({ kind, number })}</b>
                    <span>{venue}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Loaded>
      </Screen>
    </div>
  )
}

/** Signs every code anew: a photographed or stolen print opens nothing from here on. */
function RenewButton({ kind }: { kind: RoomKind }) {
  const { remove: renew, removing } = useRemoval(api.hotel.rooms.renewSheet, {
    question: { body: text.renewBody },
    said: text.renewed,
    stays: true,
  })
  return (
    <Button variant="default" loading={removing} onClick={() => void renew({ kind })}>
      {text.renew}
    </Button>
  )
}
