import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { alertLimits } from '#contract/community/alerts.limits.ts'
import { emergencyText as text } from './emergency.text.ts'
import classes from './HoldToConfirmButton.module.css'

interface HoldToConfirmButtonProps {
  busy: boolean
  onHeld: () => void
}

/** A button that acts only after being held down, by finger or key, so that a phone in a pocket cannot trigger it. */
export function HoldToConfirmButton({ busy, onHeld }: HoldToConfirmButtonProps) {
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const release = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHolding(false)
  }
  const press = () => {
    if (busy || timer.current) return
    setHolding(true)
    timer.current = setTimeout(() => {
      release()
      onHeld()
    }, alertLimits.hold)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
  return (
    <button
      type="button"
      className={`button ${classes.hold}`}
      data-danger
      data-holding={holding || undefined}
      disabled={busy}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKey}
      onKeyUp={release}
      onBlur={release}
    >
      <span>{busy ? text.sending : holding ? text.holding : text.hold}</span>
    </button>
  )
}
