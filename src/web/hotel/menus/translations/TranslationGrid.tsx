import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useEffect, useRef } from 'react'
import { translationLimits } from '#contract/hotel/menus.translationAndCsv.limits.ts'
import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import { formText } from '#web/kernel/text/forms.text.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { excessLength } from '#web/kernel/ui/forms/tooLong.ts'
import { type CellPosition, displayedText, isTranslationMissing } from './missingTranslations.ts'
import { TranslationCellField } from './TranslationCellField.tsx'
import classes from './Translations.module.css'
import { translationGridText as text } from './translations.text.ts'
import { type CellDraft, cellKey, isTooLong, rowKey } from './useTranslationDrafts.ts'

/** The active cell, by row key instead of index: other people may add or remove rows above it. */
export interface ActiveCell {
  key: string
  column: number
}

export const positionOfCell = ({ key, column }: ActiveCell, rows: readonly TranslationRow[]): CellPosition => ({
  row: Math.max(
    0,
    rows.findIndex((row) => rowKey(row) === key),
  ),
  column,
})

interface TranslationGridProps {
  rows: readonly TranslationRow[]
  cell: ActiveCell
  onGo: (spot: CellPosition) => void
  drafts: ReadonlyMap<string, CellDraft>
  save: (row: TranslationRow, language: Language, text: string) => void
  /** Called with a pasted block of cells and the cell that gets its first text. */
  onPaste: (block: string[][], spot: CellPosition) => void
  onEscape: () => boolean
  /** Counter that changes with every paste and discard. */
  pastes: number
}

/** Height in px of the sticky header row. */
const headHeight = 42

/** Translations in four language columns with spreadsheet keys. Only the rows in view and one text field are rendered. */
export function TranslationGrid({ rows, cell, drafts, ...handlers }: TranslationGridProps) {
  const spot = positionOfCell(cell, rows)
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
    // The row of the active cell stays mounted while scrolling, so its input is not lost.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), spot.row])].sort((a, b) => a - b),
  })
  // The first cell is active on mount, but must not take the focus.
  const isMounted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the active cell changes
  useEffect(() => {
    if (!isMounted.current) {
      isMounted.current = true
      return
    }
    virtual.scrollToIndex(spot.row)
    field.current?.focus({ preventScroll: true })
    field.current?.select()
    field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cell])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold virtualised rows with absolute positions
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
      {/* Spacer with the height of all rows, for the scrollbar. */}
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
              {...handlers}
            />
          )
        )
      })}
    </div>
  )
}

interface GridRowProps extends Omit<TranslationGridProps, 'rows' | 'cell'> {
  ref: Ref<HTMLDivElement>
  top: number
  row: TranslationRow
  index: number
  total: number
  /** The column that is being edited, when it is in this row. */
  column: number | null
  field: Ref<HTMLTextAreaElement>
}

const GridRow = ({
  ref,
  top,
  row,
  index,
  total,
  column,
  drafts,
  field,
  onGo,
  save,
  onPaste,
  onEscape,
  pastes,
}: GridRowProps) => (
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
      const shown = draft?.cell.text ?? row[language]
      const tooLong = draft && isTooLong(draft.cell)
      const name = text.cell(text.of[row.of], row.text, languageText[language])
      return (
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        <div
          key={language}
          className={classes.cell}
          role="gridcell"
          tabIndex={-1}
          data-missing={(!draft && isTranslationMissing(row, language)) || undefined}
          data-failed={tooLong || draft?.state === 'failed' || undefined}
          data-pasted={draft?.state === 'pasted' || undefined}
          aria-busy={draft ? draft.state === 'saving' : undefined}
          onFocus={() => column === i || onGo({ row: index, column: i })}
        >
          {column === i ? (
            <TranslationCellField
              // A paste or discard remounts the field, so that it shows the new text.
              key={pastes}
              field={field}
              name={name}
              start={shown}
              saved={draft && draft.state !== 'failed' ? draft.cell.text : row[language]}
              max={translationLimits[row.of]}
              placeholder={displayedText(row, language)}
              onLeave={(typed) => save(row, language, typed)}
              onPaste={(block) => onPaste(block, { row: index, column: i })}
              onEscape={onEscape}
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
            <>
              {shown ||
                (isTranslationMissing(row, language) ? (
                  <i>{text.missing}</i>
                ) : (
                  <span>{displayedText(row, language)}</span>
                ))}
              {tooLong && (
                <small className={classes.excess}>
                  {formText.tooLong(translationLimits[row.of], excessLength(shown, translationLimits[row.of]))}
                </small>
              )}
            </>
          )}
        </div>
      )
    })}
  </div>
)
