import IconAlertTriangle from 'icon:alert-triangle'
import IconCheck from 'icon:check'
import IconX from 'icon:x'
import { useEffect, useState } from 'react'
import { commonText } from '#web/kernel/text/common.text.ts'
import { isTextField } from '../forms/isTextField.ts'
import classes from './Popups.module.css'
import { newestUndo, type Popup, popup, popupDuration, usePopups } from './popups.ts'

/** Keys Ctrl+Z and ⌘Z, which run the newest undo action, except in a text field, where the browser undoes typing. */
const useUndoKey = () => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (isUndo && !isTextField(event.target) && popup.undo()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

interface CardProps extends Popup {
  hasUndoKey: boolean
}

function Card({ id, kind, text, detail, action, lasting, hasUndoKey }: CardProps) {
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    if (isHovered) return
    const timer = setTimeout(() => popup.close(id), popupDuration[action ? 'action' : lasting ? 'lasting' : kind])
    return () => clearTimeout(timer)
  }, [isHovered, id, kind, action, lasting])
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
          aria-keyshortcuts={hasUndoKey ? 'Control+Z' : undefined}
          onClick={() => popup.act({ id, action })}
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
  useUndoKey()
  const popups = usePopups()
  const undoable = newestUndo(popups)
  const cards = (isHere: (shown: Popup) => boolean) =>
    popups.filter(isHere).map((shown) => <Card key={shown.id} {...shown} hasUndoKey={shown === undoable} />)
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
