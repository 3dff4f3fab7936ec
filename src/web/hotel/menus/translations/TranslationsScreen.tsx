import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { to } from '#contract/hotel/pages.ts'
import { languages } from '#contract/kernel/languages.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { MenuBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { menusText } from '../menus.text.ts'
import { PreviewButton, PreviewLayout } from '../preview/PreviewLayout.tsx'
import { createTextFilter, rowsPerScreen } from '../textFilter.ts'
import { type CellPosition, countMissingTranslations, findNextMissing } from './missingTranslations.ts'
import { PastedCellsNotice } from './PastedCellsNotice.tsx'
import { assignPastedCells } from './pastedCells.ts'
import { type ActiveCell, positionOfCell, TranslationGrid } from './TranslationGrid.tsx'
import { translationGridText as text } from './translations.text.ts'
import { rowKey, useTranslationDrafts } from './useTranslationDrafts.ts'

export function TranslationsScreen() {
  const { menuId = '' } = usePathParams()
  const target = { menuId }
  const texts = useRead(api.hotel.menus.texts, { id: menuId })
  return (
    <PreviewLayout target={target} hidden={texts.data?.hidden}>
      <Screen title={text.open} actions={<PreviewButton target={target} />}>
        <MenuBreadcrumbs menu={texts.data && { id: menuId, name: texts.data.name }} />
        <Loaded
          read={texts}
          gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
          keeps
          skeleton={<SkeletonBox height={480} radius={10} />}
        >
          {({ rows }) => <TranslationEditor menuId={menuId} rows={rows} />}
        </Loaded>
      </Screen>
    </PreviewLayout>
  )
}

function TranslationEditor({ menuId, rows }: { menuId: string; rows: readonly TranslationRow[] }) {
  const query = useSearchParams().get('q') ?? ''
  const matches = createTextFilter(query)
  const visibleRows = query ? rows.filter((row) => matches(textsOf(row))) : rows
  // Stored by row key: other people may add or remove rows above it.
  const [cell, setCell] = useState<ActiveCell>({ key: '', column: 0 })
  const spot = positionOfCell(cell, visibleRows)
  const { drafts, save, paste, pasted, saving, savePasted, discardPasted } = useTranslationDrafts(menuId, rows)
  const goTo = ({ row, column }: CellPosition) => {
    const next = visibleRows[row]
    if (next) setCell({ key: rowKey(next), column })
  }
  const [{ outside, pastes }, setPasted] = useState({ outside: 0, pastes: 0 })
  const onPaste = (block: string[][], at: CellPosition) => {
    const { cells, outside } = assignPastedCells(block, visibleRows, at)
    setPasted({ outside, pastes: pastes + 1 })
    paste(cells)
    goTo(at)
  }
  /** Wraps saving or discarding of the pasted cells: afterwards the focus returns to the grid. False if nothing was pasted. */
  const afterPaste = (end: () => void) => () => {
    if (pasted.length + outside === 0) return false
    end()
    setPasted({ outside: 0, pastes: pastes + 1 })
    goTo(spot)
    return true
  }
  const missing = countMissingTranslations(rows)
  const next = findNextMissing(visibleRows, cell.key ? spot : { row: 0, column: -1 })
  return (
    <>
      <div className="group gap-16 below">
        <p className="strong" role="status">
          {missing > 0 ? text.left(missing) : text.complete}
        </p>
        {next && (
          <Button variant="default" onClick={() => goTo(next)}>
            {text.next}
          </Button>
        )}
        <p className="note">{text.keys}</p>
      </div>
      {pasted.length + outside > 0 && (
        <PastedCellsNotice
          cells={pasted}
          outside={outside}
          saving={saving}
          onSave={afterPaste(savePasted)}
          onDiscard={afterPaste(discardPasted)}
        />
      )}
      {(rows.length > rowsPerScreen || query !== '') && (
        <SearchField label={text.search} maxLength={menuLimits.productDescription} />
      )}
      {visibleRows.length > 0 ? (
        <TranslationGrid
          rows={visibleRows}
          cell={cell}
          onGo={goTo}
          drafts={drafts}
          save={save}
          onPaste={onPaste}
          pastes={pastes}
          onEscape={afterPaste(discardPasted)}
        />
      ) : (
        <EmptyPanel sentence={text.noneFound} />
      )}
    </>
  )
}

const textsOf = (row: TranslationRow) => [row.text, ...languages.map((language) => row[language])].join(' ')
