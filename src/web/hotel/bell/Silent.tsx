import { Button } from '@mantine/core'
import { IconVolumeOff } from '@tabler/icons-react'
import classes from './Bell.module.css'
import { bellText as text } from './bell.text.ts'
import { allowSound } from './sound.ts'

/** Message with a button that enables sound; shown while the browser blocks audio, which it does until the page is touched. */
export const Silent = () => (
  <div className={classes.silent} role="status">
    <IconVolumeOff size={18} aria-hidden />
    <span>{text.ask}</span>
    <Button size="compact-sm" onClick={() => void allowSound()}>
      {text.allow}
    </Button>
  </div>
)
