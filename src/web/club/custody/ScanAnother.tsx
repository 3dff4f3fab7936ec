import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useHydrated } from '#web/kernel/navigation/useHydrated.ts'
import { scanPath } from './bagPath.ts'
import classes from './custody.module.css'
import { custodyText as text } from './custody.text.ts'
import { hasMovedLately } from './rememberedBags.ts'

/** A button to scan the next bag, shown on devices that moved a bag in the last twelve hours. */
export function ScanAnother() {
  const query = useSearchParams()
  return (
    useHydrated() &&
    hasMovedLately() && (
      <div className={classes.another}>
        <Link to={scanPath(query)} className="button" data-primary>
          {text.scanAnother}
        </Link>
      </div>
    )
  )
}
