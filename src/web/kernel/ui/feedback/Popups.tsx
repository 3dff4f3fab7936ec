import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import classes from './Popups.module.css'
import { type Popup, popup, usePopups } from './popups.ts'

/** Milliseconds. */
const shownFor = { success: 1500, error: 8000 }

function Card({ id, kind, text, detail }: Popup) {
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    if (isHovered) return
    const timer = setTimeout(() => popup.close(id), shownFor[kind])
    return () => clearTimeout(timer)
  }, [isHovered, id, kind])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only stop the timer while the popup is read
    <div
      className={classes.card}
      data-kind={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHovered(true)}
      onBlur={() => setHovered(false)}
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

/** The popups. Their live regions are always in the page, because screen readers announce only additions to existing regions. */
export function Popups() {
  const popups = usePopups()
  return (
    <div className={classes.corner}>
      <div role="status">{popups.map((shown) => shown.kind === 'success' && <Card key={shown.id} {...shown} />)}</div>
      <div role="alert">{popups.map((shown) => shown.kind === 'error' && <Card key={shown.id} {...shown} />)}</div>
    </div>
  )
}
