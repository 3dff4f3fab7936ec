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
  const shown = { menuId }
  const texts = useRead(api.hotel.menus.texts, { id: menuId })
  return (
    <Previewed shown={shown} hidden={texts.data?.hidden}>
      <Screen title={text.open} actions={<PreviewButton shown={shown} />}>
        <MenuTrail menu={texts.data && { id: menuId, name: texts.data.name }} />
        <Loaded
          read={texts}
          gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
          keeps
          skeleton={<Bone height={480} radius={10} />}
        >
          {({ rows }) => <Desk menuId={menuId} rows={rows} />}
        </Loaded>
      </Screen>
    </Previewed>
  )
}

function Desk({ menuId, rows }: { menuId: string; rows: readonly TranslationRow[] }) {
  const searched = useSearch().get('q') ?? ''
  const found = matching(searched)
  const shown = searched ? rows.filter((row) => found(textsOf(row))) : rows
  // By the row itself: others may add and remove rows above it.
  const [cell, setCell] = useState<Cell>({ key: '', column: 0 })
  const spot = spotOf(cell, shown)
  const { drafts, save, paste, pasted, saving, savePasted, discardPasted } = useTranslate(menuId, rows)
  const goTo = ({ row, column }: Spot) => {
    const next = shown[row]
    if (next) setCell({ key: rowKey(next), column })
  }
  const [{ beyond, pastes }, setPasted] = useState({ beyond: 0, pastes: 0 })
  const onPaste = (block: string[][], at: Spot) => {
    const { cells, beyond } = placed(block, shown, at)
    setPasted({ beyond, pastes: pastes + 1 })
    paste(cells)
    goTo(at)
  }
  /** Ends what was pasted; one goes on in the grid. */
  const afterPaste = (end: () => void) => () => {
    if (pasted.length + beyond === 0) return false
    end()
    setPasted({ beyond: 0, pastes: pastes + 1 })
    goTo(spot)
    return true
  }
  const missing = countMissing(rows)
  const next = nextMissing(shown, cell.key ? spot : { row: 0, column: -1 })
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
      {pasted.length + beyond > 0 && (
        <Pasted
          cells={pasted}
          beyond={beyond}
          saving={saving}
          onSave={afterPaste(savePasted)}
          onDiscard={afterPaste(discardPasted)}
        />
      )}
      {(rows.length > onOneScreen || searched !== '') && (
        <SearchField label={text.search} maxLength={menuLimits.productDescription} />
      )}
      {shown.length > 0 ? (
        <TranslationGrid
          rows={shown}
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
