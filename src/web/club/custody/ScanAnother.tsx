import { to } from '#contract/club/pages.phone.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useKnownOnDevice } from '#web/kernel/offline/device.ts'
import classes from './custody.module.css'
import { custodyText as text } from './custody.text.ts'
import { movedLately } from './memory.ts'

/** A button to scan the next bag, shown on devices that moved a bag in the last twelve hours. */
export const ScanAnother = () =>
  useKnownOnDevice(movedLately) && (
    <div className={classes.another}>
      <Link to={to('scan')} className="button" data-primary>
        {text.scanAnother}
      </Link>
    </div>
  )
