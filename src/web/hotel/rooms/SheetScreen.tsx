import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { roomKindFromQuery, to } from '#contract/hotel/pages.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { CodeSheet } from '../CodeSheet.tsx'
import { hotelText, roomText } from '../hotel.text.ts'
import { roomsText, sheetText as text } from './rooms.text.ts'

/** Printable wall QR codes, one per room; a code admits the first phone of a stay. */
export function SheetScreen() {
  const kind = roomKindFromQuery(useSearch())
  const sheet = useRead(api.hotel.rooms.sheet, { kind })
  const { venueId } = useMe()
  const words = roomsText[kind]
  const overview = to(kind === 'room' ? 'rooms' : 'tables', { idHotel: venueId })
  return (
    <Screen
      title={words.codes}
      actions={
        <>
          <LinkButton to={overview}>{words.title}</LinkButton>
          <RenewButton kind={kind} />
          <Button onClick={() => window.print()}>{hotelText.print}</Button>
        </>
      }
    >
      <Loaded
        read={sheet}
        skeleton={<Bone height={600} radius={10} />}
        empty={
          <Empty sentence={words.empty}>
            <LinkButton to={overview}>{words.title}</LinkButton>
          </Empty>
        }
      >
        {(rooms) => (
          <CodeSheet
            label={words.codes}
            hint={text.hint}
            codes={rooms.map(({ id, kind, number, seal }) => ({
              id,
              address: toGuest('guestRoom', { idHotel: venueId, idRoom: number }, { seal }),
              name: roomText({ kind, number }),
            }))}
          />
        )}
      </Loaded>
    </Screen>
  )
}

/** Creates new signatures for all codes: printed codes, also photographed or stolen ones, stop working. */
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
