import { CutOutSheet } from '#web/kernel/ui/print/CutOutSheet.tsx'
import { QrCode } from '#web/kernel/ui/print/QrCode.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './QrPrintSheet.module.css'

interface QrPrintSheetProps {
  label: string
  hint: string
  /** The path that each QR code opens, and the name printed below it. */
  codes: readonly { id: string; address: string; name: string }[]
}

/** QR codes to print and cut out, six per page. */
export function QrPrintSheet({ label, hint, codes }: QrPrintSheetProps) {
  const venue = useVenueName()
  return (
    <>
      <p className="muted below screen-only">{hint}</p>
      <CutOutSheet label={label} className={classes.codes}>
        {codes.map(({ id, address, name }) => (
          <li key={id} className={classes.code}>
            <QrCode text={location.origin + address} />
            <b>{name}</b>
            <span className="clipped">{venue}</span>
          </li>
        ))}
      </CutOutSheet>
    </>
  )
}
