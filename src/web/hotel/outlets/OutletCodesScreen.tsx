import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { CodeSheet } from '../CodeSheet.tsx'
import { hotelText } from '../hotel.text.ts'
import { outletsText as text } from './outlets.text.ts'

/** Printable QR codes, one per outlet, that open its menu; the page itself switches to the phone's language. */
export function OutletCodesScreen() {
  const outlets = useRead(api.hotel.outlets.list, {})
  const { venueId } = useMe()
  return (
    <Screen
      title={text.codes}
      actions={
        <>
          <LinkButton to={to('outlets')}>{text.title}</LinkButton>
          <Button onClick={() => window.print()}>{hotelText.print}</Button>
        </>
      }
    >
      <Loaded read={outlets} skeleton={<Bone height={600} radius={10} />} empty={<Empty sentence={text.first.none} />}>
        {(outlets) => (
          <CodeSheet
            label={text.codes}
            hint={text.codesHint}
            codes={outlets.map(({ id, name }) => ({
              id,
              address: toGuest('guestOutletMenu', { idHotel: venueId, idLanguage: 'spanish', outletId: id }),
              name,
            }))}
          />
        )}
      </Loaded>
    </Screen>
  )
}
