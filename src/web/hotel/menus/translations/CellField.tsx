import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { formText } from '#web/kernel/text/forms.text.ts'
import { useLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { excessOf, takeWhole } from '#web/kernel/ui/forms/tooLong.ts'
import { moveOf } from './moving.ts'
import { blockIn } from './pasting.ts'
import classes from './Translations.module.css'

interface CellFieldProps {
  field: Ref<HTMLTextAreaElement>
  name: string
  start: string
  /** What the server has, or is being told, or is to be told with all that was pasted. */
  kept: string
  max: number
  /** What guests read while it is empty. */
  instead: string
  onLeave: (typed: string) => void
  /** False where the grid ends: then the key does what it always does. */
  onMove: (rows: number, columns: number) => boolean
  onPaste: (block: string[][]) => void
  /** True where that takes back what was pasted, here too. */
  onEscape: () => boolean
}

/** The cell of the translation grid that is being written in. */
export function CellField({ field, name, start, kept, max, instead, ...told }: CellFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(start)
  const said = useRef(kept)
  useLeaveGuard(typed !== said.current)
  const leave = () => {
    if (typed === said.current) return
    said.current = typed
    told.onLeave(typed)
  }
  // A cell is left by blurring, and by its field going elsewhere.
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => () => latest.current(), [])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      setTyped(start)
      if (told.onEscape()) said.current = typed
      return
    }
    const move = moveOf(event, event.currentTarget)
    if (!move) return
    leave()
    if (told.onMove(...move) || event.key === 'Enter') event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const block = blockIn(event.clipboardData.getData('text/plain'))
    if (!block) return takeWhole(event)
    event.preventDefault()
    // What is pasted takes the place of what was being typed here.
    said.current = typed
    told.onPaste(block)
  }
  const excess = excessOf(typed, max)
  return (
    <>
      <textarea
        ref={field}
        className={classes.field}
        rows={1}
        aria-label={name}
        aria-invalid={excess > 0}
        aria-describedby={excess > 0 ? id : undefined}
        maxLength={max}
        placeholder={instead}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDrop={takeWhole}
        onBlur={leave}
      />
      {excess > 0 && (
        <small id={id} className={classes.excess} role="alert">
          {formText.tooLong(max, excess)}
        </small>
      )}
    </>
  )
}
