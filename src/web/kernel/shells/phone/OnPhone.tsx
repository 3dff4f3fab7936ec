import { Qr } from '#web/kernel/ui/paper/Qr.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import classes from './OnPhone.module.css'
import { phoneText as text } from './phone.text.ts'

/** Shown instead of a phone page in a wide window: a QR code that opens the page on a phone. */
export function OnPhone() {
  useTitle(text.title)
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{text.title}</h1>
      <p className="muted">{text.sentence}</p>
      <div className={classes.qr}>
        <Qr text={location.href} label={text.code} />
      </div>
    </div>
  )
}
