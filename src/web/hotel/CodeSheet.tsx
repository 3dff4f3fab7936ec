import { CutSheet } from '#web/kernel/ui/paper/CutSheet.tsx'
import { Qr } from '#web/kernel/ui/paper/Qr.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './QrPrintSheet.module.css'

interface QrPrintSheetProps {
  label: string
  hint: string
  /** The path that each QR code opens, and the name printed below it. */
  codes: readonly { id: string; address: string; name: string }[]
}

/** QR codes to print and cut out, six per page. */
export function CodeSheet({ label, hint, codes }: QrPrintSheetProps) {
  const venue = useVenueName()
  return (
    <>
      <p className="muted below screen-only">{hint}</p>
      <CutSheet label={label} className={classes.codes}>
        {codes.map(({ id, address, name }) => (
          <li key={id} className={classes.code}>
            <Qr text={location.origin + address} />
            <b>{name}</b>
            <span className="clipped">{venue}</span>
          </li>
        ))}
      </CutSheet>
    </>
  )
}
