import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { commonText } from '#web/kernel/text/common.text.ts'
import classes from './Popups.module.css'
import { type Popup, popup, popupDuration, usePopups } from './popups.ts'

/** Ctrl+Z and ⌘Z run the popup's undo action, except in a text field, where the browser undoes typing. */
const useUndoKey = (run: (() => void) | undefined) => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (!isUndo || isTyping || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function Card({ id, kind, text, detail, action, lasting }: Popup) {
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    if (isHovered) return
    const timer = setTimeout(() => popup.close(id), popupDuration[action ? 'action' : lasting ? 'lasting' : kind])
    return () => clearTimeout(timer)
  }, [isHovered, id, kind, action, lasting])
  const act =
    action &&
    (() => {
      popup.close(id)
      action.run()
    })
  useUndoKey(action?.isUndo ? act : undefined)
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
        <p className="strong">{text}</p>
        {detail && <p className={`muted ${classes.detail}`}>{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          aria-keyshortcuts={action.isUndo ? 'Control+Z' : undefined}
          onClick={act}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={commonText.close} onClick={() => popup.close(id)}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

/** The popups. Their live regions are always in the page, because screen readers announce only additions to existing regions. */
export function Popups() {
  const popups = usePopups()
  const cards = (isHere: (shown: Popup) => boolean) =>
    popups.filter(isHere).map((shown) => <Card key={shown.id} {...shown} />)
  return (
    <>
      <div className={classes.head}>
        <div role="status">{cards(({ kind, action }) => kind === 'success' && !action)}</div>
        <div role="alert">{cards(({ kind }) => kind === 'error')}</div>
      </div>
      {/* Popups with a button stay for ten seconds: at the bottom they cover no buttons of the page's head. */}
      <div className={classes.foot}>
        <div role="status">{cards(({ action }) => action !== undefined)}</div>
      </div>
    </>
  )
}
