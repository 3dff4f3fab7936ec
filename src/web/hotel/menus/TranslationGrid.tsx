import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { TextRow, Translatable } from '#contract/hotel/menus.desk.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { languages } from '#contract/kernel/languages.limits.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { deskText as text } from './menus.text.ts'
import { isMissing, type Spot } from './missing.ts'
import { moveOf } from './moving.ts'
import classes from './Translations.module.css'
import { cellKey, type Draft, useTranslate } from './useTranslate.ts'

export interface GridHandle {
  spot(): Spot
  goTo(spot: Spot): void
}

const most: Record<Translatable, number> = {
  'menu.name': menuLimits.name,
  'menu.aclaration': menuLimits.aclaration,
  'category.name': menuLimits.name,
  'product.name': menuLimits.productName,
  'product.description': menuLimits.productDescription,
}

interface TranslationGridProps {
  ref: Ref<GridHandle>
  menuId: string
  rows: readonly TextRow[]
}

/** Four languages side by side, moved through like a spreadsheet. One cell at a time is a field. */
export function TranslationGrid({ ref, menuId, rows }: TranslationGridProps) {
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 0 })
  const { drafts, save } = useTranslate(menuId)
  const field = useRef<HTMLTextAreaElement>(null)
  // The first cell is a field from the start, but the page does not begin there.
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per cell that is gone to
  useEffect(() => {
    if (!moved.current) return
    field.current?.focus()
    field.current?.select()
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [spot])

  const goTo = (next: Spot) => {
    moved.current = true
    setSpot(next)
  }
  useImperativeHandle(ref, () => ({ spot: () => spot, goTo }))

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are skipped while out of sight, which a table's are not
    <div className={classes.grid} role="grid" aria-label={text.open} aria-rowcount={rows.length + 1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={classes.row} role="row" tabIndex={-1}>
        {[text.text, ...languages.map((language) => languageText[language])].map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={name} className={classes.columnName} role="columnheader" tabIndex={-1}>
            {name}
          </div>
        ))}
      </div>
      {rows.map((row, i) => (
        <GridRow
          key={`${row.of} ${row.id}`}
          row={row}
          index={i}
          total={rows.length}
          column={spot.row === i ? spot.column : null}
          drafts={drafts}
          field={field}
          onGo={goTo}
          onSave={save}
        />
      ))}
    </div>
  )
}

interface GridRowProps {
  row: TextRow
  index: number
  total: number
  /** The column that is being edited, when it is in this row. */
  column: number | null
  drafts: ReadonlyMap<string, Draft>
  field: Ref<HTMLTextAreaElement>
  onGo: (spot: Spot) => void
  onSave: (row: TextRow, language: (typeof languages)[number], text: string) => void
}

const GridRow = ({ row, index, total, column, drafts, field, onGo, onSave }: GridRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see the grid
  <div className={classes.row} role="row" data-of={row.of} tabIndex={-1}>
    {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
    <div className={classes.rowName} role="rowheader" tabIndex={-1}>
      <small>{text.of[row.of]}</small>
      <span>{row.text}</span>
    </div>
    {languages.map((language, i) => {
      const draft = drafts.get(cellKey(row, language))
      const shown = draft?.text ?? row[language]
      const name = text.cell(text.of[row.of], row.text, languageText[language])
      return (
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        <div
          key={language}
          className={classes.cell}
          role="gridcell"
          tabIndex={-1}
          data-missing={(!draft && isMissing(row, language)) || undefined}
          data-failed={draft?.failed || undefined}
          aria-busy={draft ? !draft.failed : undefined}
          onFocus={() => column === i || onGo({ row: index, column: i })}
        >
          {column === i ? (
            <CellField
              field={field}
              name={name}
              start={shown}
              kept={draft && !draft.failed ? draft.text : row[language]}
              max={most[row.of]}
              onLeave={(typed) => onSave(row, language, typed)}
              onMove={(rows, columns) => {
                const next = { row: index + rows, column: i + columns }
                if (next.column < 0) Object.assign(next, { row: index - 1, column: languages.length - 1 })
                if (next.column >= languages.length) Object.assign(next, { row: index + 1, column: 0 })
                if (next.row < 0 || next.row >= total) return false
                onGo(next)
                return true
              }}
            />
          ) : (
            shown || (isMissing(row, language) && <i>{text.missing}</i>)
          )}
        </div>
      )
    })}
  </div>
)

interface CellFieldProps {
  field: Ref<HTMLTextAreaElement>
  name: string
  start: string
  /** What the server has, or is being told. */
  kept: string
  max: number
  onLeave: (typed: string) => void
  /** False where the grid ends: then the key does what it always does. */
  onMove: (rows: number, columns: number) => boolean
}

function CellField({ field, name, start, kept, max, onLeave, onMove }: CellFieldProps) {
  const [typed, setTyped] = useState(start)
  const said = useRef(kept)
  const leave = () => {
    if (typed === said.current) return
    said.current = typed
    onLeave(typed)
  }
  // A cell is left by blurring, and by its field going elsewhere.
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => () => latest.current(), [])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') return setTyped(start)
    const move = moveOf(event, event.currentTarget)
    if (!move) return
    leave()
    if (onMove(...move) || event.key === 'Enter') event.preventDefault()
  }
  return (
    <textarea
      ref={field}
      className={classes.field}
      rows={1}
      aria-label={name}
      maxLength={max}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value.replace(/[\r\n]+/g, ' '))}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  )
}
