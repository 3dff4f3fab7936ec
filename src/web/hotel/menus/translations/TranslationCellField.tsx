import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { formText } from '#web/kernel/text/forms.text.ts'
import { useLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { allowLongPaste, excessLength } from '#web/kernel/ui/forms/tooLong.ts'
import { cellMoveForKey } from './cellMoveForKey.ts'
import { parsePastedBlock } from './pastedCells.ts'
import classes from './Translations.module.css'

interface TranslationCellFieldProps {
  field: Ref<HTMLTextAreaElement>
  name: string
  start: string
  /** Saved text of the cell, or the text that is being saved or waits as pasted. */
  saved: string
  max: number
  /** Placeholder: the text that guests read while the cell is empty. */
  placeholder: string
  onLeave: (typed: string) => void
  /** Returns false at the edge of the grid; the key then keeps its default action. */
  onMove: (rows: number, columns: number) => boolean
  onPaste: (block: string[][]) => void
  /** Returns true if Escape discarded the pasted cells, including this one. */
  onEscape: () => boolean
}

/** Text field of the cell that is being edited in the translation grid. */
export function TranslationCellField({
  field,
  name,
  start,
  saved,
  max,
  placeholder,
  ...handlers
}: TranslationCellFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(start)
  const reported = useRef(saved)
  useLeaveGuard(typed !== reported.current)
  const leave = () => {
    if (typed === reported.current) return
    reported.current = typed
    handlers.onLeave(typed)
  }
  // The cell is saved on blur and on unmount, when the field moves to another cell.
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => () => latest.current(), [])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      setTyped(start)
      if (handlers.onEscape()) reported.current = typed
      return
    }
    const move = cellMoveForKey(event, event.currentTarget)
    if (!move) return
    leave()
    if (handlers.onMove(...move) || event.key === 'Enter') event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const block = parsePastedBlock(event.clipboardData.getData('text/plain'))
    if (!block) return allowLongPaste(event)
    event.preventDefault()
    // The pasted block replaces the unsaved text of this cell.
    reported.current = typed
    handlers.onPaste(block)
  }
  const excess = excessLength(typed, max)
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
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDrop={allowLongPaste}
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
