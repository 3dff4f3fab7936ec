import type { Icon } from '#web/kernel/ui/icons/createIcon.tsx'
import classes from './IconTile.module.css'

/** An icon in place of a missing picture. */
export const IconTile = ({ icon: Drawn }: { icon: Icon }) => (
  <div className={classes.tile}>
    <Drawn size={30} stroke={1.5} aria-hidden />
  </div>
)
