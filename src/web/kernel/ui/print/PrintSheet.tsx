import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import classes from './PrintSheet.module.css'

interface PrintSheetProps {
  onPrinted: () => void
  children: ReactNode
}

/** Prints its content in place of the page as soon as it is rendered; the screen does not show it. */
export function PrintSheet({ onPrinted, children }: PrintSheetProps) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    const done = () => printed()
    addEventListener('afterprint', done)
    window.print()
    return () => removeEventListener('afterprint', done)
  }, [])
  return createPortal(<div className={classes.sheet}>{children}</div>, document.body)
}
