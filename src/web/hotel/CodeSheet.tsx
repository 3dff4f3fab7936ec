import { Qr } from '#web/kernel/ui/Qr.tsx'
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
    <div className={classes.screen}>
      <p className={classes.hint}>{hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet is wider than a phone, and scrolls with the arrows */}
      <section className={classes.desk} tabIndex={0} aria-label={label}>
        <ul className={classes.sheets}>
          {codes.map(({ id, address, name }) => (
            <li key={id} className={classes.code}>
              <Qr text={location.origin + address} />
              <b>{name}</b>
              <span>{venue}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
