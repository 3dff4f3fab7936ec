import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { roomKindFromQuery, to } from '#contract/hotel/pages.ts'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { QrPrintSheet } from '../QrPrintSheet.tsx'
import { roomsText, roomCodesText as text } from './rooms.text.ts'

/** Printable wall QR codes, one per room. A code leads to the room's page and admits nobody. */
export function RoomCodesScreen() {
  const kind = roomKindFromQuery(useSearchParams())
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
        skeleton={<SkeletonBox height={600} radius={10} />}
        empty={
          <EmptyPanel sentence={words.empty}>
            <LinkButton to={overview}>{words.title}</LinkButton>
          </EmptyPanel>
        }
      >
        {(rooms) => (
          <QrPrintSheet
            label={words.codes}
            hint={text.hint}
            codes={rooms.map(({ id, kind, number, seal }) => ({
              id,
              address: toGuest('guestRoom', { idHotel: venueId, idRoom: number }, { seal }),
              name: roomLabel({ kind, number }),
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
