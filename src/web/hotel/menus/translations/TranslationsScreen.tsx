import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { to } from '#contract/hotel/pages.ts'
import { languages } from '#contract/kernel/languages.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { matching, onOneScreen } from '../matching.ts'
import { menusText, deskText as text } from '../menus.text.ts'
import { PreviewButton, Previewed } from '../preview/Preview.tsx'
import { MenuTrail } from '../Trail.tsx'
import { countMissing, nextMissing, type Spot } from './missing.ts'
import { Pasted } from './Pasted.tsx'
import { placed } from './pasting.ts'
import { type Cell, spotOf, TranslationGrid } from './TranslationGrid.tsx'
import { rowKey, useTranslate } from './useTranslate.ts'

export function TranslationsScreen() {
  const { menuId = '' } = useParams()
  const target = { menuId }
  const texts = useRead(api.hotel.menus.texts, { id: menuId })
  return (
    <Previewed target={target} hidden={texts.data?.hidden}>
      <Screen title={text.open} actions={<PreviewButton target={target} />}>
        <MenuTrail menu={texts.data && { id: menuId, name: texts.data.name }} />
        <Loaded
          read={texts}
          gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
          keeps
          skeleton={<Bone height={480} radius={10} />}
        >
          {({ rows }) => <TranslationEditor menuId={menuId} rows={rows} />}
        </Loaded>
      </Screen>
    </Previewed>
  )
}

function TranslationEditor({ menuId, rows }: { menuId: string; rows: readonly TranslationRow[] }) {
  const query = useSearch().get('q') ?? ''
  const matches = matching(query)
  const visibleRows = query ? rows.filter((row) => matches(textsOf(row))) : rows
  // Stored by row key: other people may add or remove rows above it.
  const [cell, setCell] = useState<Cell>({ key: '', column: 0 })
  const spot = spotOf(cell, visibleRows)
  const { drafts, save, paste, pasted, saving, savePasted, discardPasted } = useTranslate(menuId, rows)
  const goTo = ({ row, column }: Spot) => {
    const next = visibleRows[row]
    if (next) setCell({ key: rowKey(next), column })
  }
  const [{ outside, pastes }, setPasted] = useState({ outside: 0, pastes: 0 })
  const onPaste = (block: string[][], at: Spot) => {
    const { cells, outside } = placed(block, visibleRows, at)
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
  const missing = countMissing(rows)
  const next = nextMissing(visibleRows, cell.key ? spot : { row: 0, column: -1 })
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
        <Pasted
          cells={pasted}
          outside={outside}
          saving={saving}
          onSave={afterPaste(savePasted)}
          onDiscard={afterPaste(discardPasted)}
        />
      )}
      {(rows.length > onOneScreen || query !== '') && (
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
        <Empty sentence={text.noneFound} />
      )}
    </>
  )
}

const textsOf = (row: TranslationRow) => [row.text, ...languages.map((language) => row[language])].join(' ')
