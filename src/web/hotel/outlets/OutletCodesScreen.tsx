import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to as toGuest } from '#contract/hotel/pages.guest.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { hotelText } from '../hotel.text.ts'
import { QrPrintSheet } from '../QrPrintSheet.tsx'
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
      <Loaded
        read={outlets}
        skeleton={<SkeletonBox height={600} radius={10} />}
        empty={<EmptyPanel sentence={text.first.none} />}
      >
        {(outlets) => (
          <QrPrintSheet
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
