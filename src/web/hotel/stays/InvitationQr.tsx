import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { QrCode } from '#web/kernel/ui/print/QrCode.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './RoomScreen.module.css'
import { staysText as text } from './stays.text.ts'
import { useInvitation } from './useInvitation.ts'

interface InvitationQrProps {
  stay: OpenStay
  /** True creates a code when the component is mounted: the guest is at the desk. */
  isNew: boolean
}

/** A single-use QR code on the staff's screen; the first phone that scans it enters the stay without the secret code. */
export function InvitationQr({ stay, isNew }: InvitationQrProps) {
  const { clock } = useVenueTimeFormat()
  const { create, reset, isPending, url, until, isSpent } = useInvitation(stay, 'screen')
  // biome-ignore lint/correctness/useExhaustiveDependencies: creates one code when the panel of a new stay is mounted
  useEffect(() => {
    if (isNew) create()
  }, [isNew])
  return (
    <div className={`stack muted ${classes.invitation}`}>
      {url && until && !isSpent && (
        <>
          <QrCode text={url} label={text.qr} />
          <p>{text.qrUntil(clock(until))}</p>
        </>
      )}
      {isSpent && <p role="status">{text.qrUsed}</p>}
      <div className="group gap-8">
        <Button variant="default" loading={isPending} onClick={create}>
          {url ? text.anotherQr : text.showQr}
        </Button>
        {url && (
          <Button variant="subtle" onClick={reset}>
            {text.hideQr}
          </Button>
        )}
      </div>
    </div>
  )
}
