import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import classes from './Popups.module.css'
import { type Popup, popup, usePopups } from './popups.ts'

const shownFor = { success: 1500, error: 8000 }

function Card({ id, kind, text, detail }: Popup) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => popup.close(id), shownFor[kind])
    return () => clearTimeout(timer)
  }, [held, id, kind])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here, it only stays while someone reads it
    <div
      className={classes.card}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.mark} aria-hidden>
        {kind === 'success' ? <IconCheck size={16} stroke={2.5} /> : <IconAlertTriangle size={16} stroke={2} />}
      </span>
      <div className={classes.words}>
        <p className={classes.text}>{text}</p>
        {detail && <p className={classes.detail}>{detail}</p>}
      </div>
      <button type="button" className={classes.close} aria-label={kernelText.close} onClick={() => popup.close(id)}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

/** The regions are there before their first message: readers announce what is added to a region they know. */
export function Popups() {
  const popups = usePopups()
  return (
    <div className={classes.corner}>
      <div role="status">{popups.map((shown) => shown.kind === 'success' && <Card key={shown.id} {...shown} />)}</div>
      <div role="alert">{popups.map((shown) => shown.kind === 'error' && <Card key={shown.id} {...shown} />)}</div>
    </div>
  )
}
