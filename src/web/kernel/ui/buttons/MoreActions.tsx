import IconChevronDown from 'icon:chevron-down'
import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import classes from './MoreActions.module.css'

/** Space in px between the button and its list. */
const gap = 4

interface MoreActionsProps {
  words: string
  /** Accessible name; it contains `words`. */
  label: string
  /** Buttons, links and fields. */
  children: ReactNode
}

/**
 * A button that opens a list of less frequent actions. The browser's popover closes on Escape and on a click elsewhere and
 * restores the focus; a browser without popovers shows the actions in the page.
 */
export function MoreActions({ words, label, children }: MoreActionsProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Places the list below its button; in the lower half of the window, above it. */
  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !list.current || !button.current) return
    const { clientWidth, clientHeight } = document.documentElement
    const { top, bottom, right } = button.current.getBoundingClientRect()
    const isAbove = top > clientHeight / 2
    list.current.style.top = isAbove ? 'auto' : `${bottom + gap}px`
    list.current.style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto'
    list.current.style.right = `${clientWidth - right}px`
  }
  /** Closes the list before the action runs, so that a dialog of the action restores the focus to the button. */
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) list.current?.hidePopover?.()
  }
  return (
    <>
      <button ref={button} type="button" className="button" popoverTarget={id} aria-label={label}>
        {words}
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <div ref={list} id={id} popover="auto" className={classes.list} onBeforeToggle={place} onClickCapture={close}>
        {children}
      </div>
    </>
  )
}
