import IconVolumeOff from 'icon:volume-off'
import IconX from 'icon:x'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { allowSound, useIsSoundAllowed } from '#web/kernel/waiting/sound.ts'
import { bellText as text } from './bell.text.ts'
import classes from './SoundBlockedNotice.module.css'

/** True after the notice was closed, until the next document. */
let isClosed = false

/** Message with a button that enables sound, on pages with orders; browsers block audio until the page is touched. */
export function SoundBlockedNotice() {
  const audible = useIsSoundAllowed()
  const [closed, setClosed] = useState(isClosed)
  if (audible || closed) return null
  const close = () => {
    isClosed = true
    setClosed(true)
  }
  return (
    <div className={classes.silent} role="status">
      <IconVolumeOff size={18} aria-hidden />
      <span>{text.ask}</span>
      <Button size="compact-sm" onClick={() => void allowSound()}>
        {text.allow}
      </Button>
      <Button variant="default" size="compact-sm" aria-label={text.closeNotice} onClick={close}>
        <IconX size={16} aria-hidden />
      </Button>
    </div>
  )
}
