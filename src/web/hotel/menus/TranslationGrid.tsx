import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import type { TextRow, Translatable } from '#contract/hotel/menus.desk.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { outletLimits } from '#contract/hotel/outlets.limits.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { useLeaveGuard } from '#web/kernel/ui/leaveGuard.tsx'
import { deskText as text } from './menus.text.ts'
import { isMissing, readAs, type Spot } from './missing.ts'
import { moveOf } from './moving.ts'
import classes from './Translations.module.css'
import { cellKey, type Draft, rowKey } from './useTranslate.ts'

const most: Record<Translatable, number> = {
  'outlet.name': outletLimits.name,
  'outlet.hours': outletLimits.hours,
  'menu.name': menuLimits.name,
  'menu.aclaration': menuLimits.aclaration,
  'category.name': menuLimits.name,
  'product.name': menuLimits.productName,
  'product.description': menuLimits.productDescription,
  'option.name': menuLimits.productName,
  'choice.name': menuLimits.productName,
}

/** The cell that was gone to. By the row itself: others may add and remove rows above it. */
export interface Cell {
  key: string
  column: number
}

export const spotOf = ({ key, column }: Cell, rows: readonly TextRow[]): Spot => ({
  row: Math.max(
    0,
    rows.findIndex((row) => rowKey(row) === key),
  ),
  column,
})

interface TranslationGridProps {
  rows: readonly TextRow[]
  cell: Cell
  onGo: (spot: Spot) => void
  drafts: ReadonlyMap<string, Draft>
  save: (row: TextRow, language: Language, text: string) => void
}

/** Above this the rows pass out of sight. */
const headHeight = 42

/** Four languages side by side, moved through like a spreadsheet. Only the rows in sight are there, and one cell is a field. */
export function TranslationGrid({ rows, cell, onGo, drafts, save }: TranslationGridProps) {
  const spot = spotOf(cell, rows)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (i) => (rows[i]?.of === 'product.description' ? 86 : 57),
    getItemKey: (i) => (rows[i] ? rowKey(rows[i]) : i),
    overscan: 8,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    // What is being typed stays, wherever the rows are scrolled to.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), spot.row])].sort((a, b) => a - b),
  })
  // The first cell is a field from the start, but the page does not begin there.
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per cell that is gone to
  useEffect(() => {
    if (!begun.current) {
      begun.current = true
      return
    }
    virtual.scrollToIndex(spot.row)
    field.current?.focus({ preventScroll: true })
    field.current?.select()
    field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cell])

  return (
    // biome-ignore lint/a11y/useSemanticElements: only some of the rows are there, each at its place
    <div ref={box} className={classes.grid} role="grid" aria-label={text.open} aria-rowcount={rows.length + 1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={classes.head} role="row" aria-rowindex={1} tabIndex={-1}>
        {[text.text, ...languages.map((language) => languageText[language])].map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={name} className={classes.columnName} role="columnheader" tabIndex={-1}>
            {name}
          </div>
        ))}
      </div>
      {/* Keeps room for them all. */}
      <div style={{ height: virtual.getTotalSize() - headHeight }} />
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        return (
          row && (
            <GridRow
              key={key}
              ref={virtual.measureElement}
              top={start}
              row={row}
              index={index}
              total={rows.length}
              column={spot.row === index ? spot.column : null}
              drafts={drafts}
              field={field}
              onGo={onGo}
              onSave={save}
            />
          )
        )
      })}
    </div>
  )
}

interface GridRowProps {
  ref: Ref<HTMLDivElement>
  top: number
  row: TextRow
  index: number
  total: number
  /** The column that is being edited, when it is in this row. */
  column: number | null
  drafts: ReadonlyMap<string, Draft>
  field: Ref<HTMLTextAreaElement>
  onGo: (spot: Spot) => void
  onSave: TranslationGridProps['save']
}

const GridRow = ({ ref, top, row, index, total, column, drafts, field, onGo, onSave }: GridRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see the grid
  <div
    ref={ref}
    className={classes.row}
    role="row"
    data-index={index}
    data-of={row.of}
    aria-rowindex={index + 2}
    tabIndex={-1}
    style={{ transform: `translateY(${top}px)` }}
  >
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
              instead={readAs(row, language)}
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
            shown || (isMissing(row, language) ? <i>{text.missing}</i> : <span>{readAs(row, language)}</span>)
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
  /** What guests read while it is empty. */
  instead: string
  onLeave: (typed: string) => void
  /** False where the grid ends: then the key does what it always does. */
  onMove: (rows: number, columns: number) => boolean
}

function CellField({ field, name, start, kept, max, instead, onLeave, onMove }: CellFieldProps) {
  const [typed, setTyped] = useState(start)
  const said = useRef(kept)
  useLeaveGuard(typed !== said.current)
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
      placeholder={instead}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value.replace(/[\r\n]+/g, ' '))}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  )
}
