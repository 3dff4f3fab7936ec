import { CutSheet } from '#web/kernel/ui/paper/CutSheet.tsx'
import { Qr } from '#web/kernel/ui/paper/Qr.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './CodeSheet.module.css'

interface CodeSheetProps {
  label: string
  hint: string
  /** Where each leads, and the name under it. */
  codes: readonly { id: string; address: string; name: string }[]
}

/** Codes to print and cut out: what they lead to opens on whichever phone scans them. */
export function CodeSheet({ label, hint, codes }: CodeSheetProps) {
  const venue = useVenueName()
  return (
    <>
      <p className={classes.hint}>{hint}</p>
      <CutSheet label={label} className={classes.codes}>
        {codes.map(({ id, address, name }) => (
          <li key={id} className={classes.code}>
            <Qr text={location.origin + address} />
            <b>{name}</b>
            <span>{venue}</span>
          </li>
        ))}
      </CutSheet>
    </>
  )
}
