import IconBell from 'icon:bell'
import IconBellRinging from 'icon:bell-ringing'
import { useEffect, useId, useRef, useState } from 'react'
import type { WaitingCount } from '#contract/kernel/waiting.ts'
import { useTitleBadge } from '#web/kernel/navigation/documentHead.ts'
import { type LazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import classes from './NotificationCentre.module.css'
import type { RingKind } from './sound.ts'
import { waitingText as text } from './waiting.text.ts'

export interface NotificationCentreProps {
  /** Kinds that the account sees, kinds without items included. */
  counts: readonly WaitingCount[]
  audible: boolean
  onClose: () => void
}

interface BellButtonProps {
  counts: readonly WaitingCount[]
  ring: RingKind | null
  audible: boolean
  /** Loaded when the panel opens, or when something rings. */
  panel: LazyPart<NotificationCentreProps>
}

/** Bell button in the header of every back-office page, with the count of everything that waits and a panel behind it. */
export function BellButton({ counts, ring, audible, panel }: BellButtonProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  useTitleBadge(total)
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const Centre = useLazyPartWhen(open || ring !== null, panel)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Node && !root.current?.contains(target) && setOpen(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])
  const counted = counts.filter(({ count }) => count > 0).map((kind) => kind.counted)
  return (
    <div className={classes.bell} ref={root}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-ring={ring ?? undefined}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={text.button(total, counted)}
        onClick={() => setOpen(!open)}
      >
        {ring ? <IconBellRinging size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
        {total > 0 && <b>{total}</b>}
      </button>
      <section id={panelId} className={classes.panel} hidden={!open} aria-label={text.panel}>
        {open && Centre && <Centre counts={counts} audible={audible} onClose={() => setOpen(false)} />}
      </section>
    </div>
  )
}
