import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { TextRow } from '#contract/hotel/menus.desk.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Loaded, Trouble } from '#web/kernel/ui/Loaded.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { menusText, deskText as text } from './menus.text.ts'
import { countMissing, nextMissing } from './missing.ts'
import { Trail } from './Trail.tsx'
import { type GridHandle, TranslationGrid } from './TranslationGrid.tsx'
import classes from './Translations.module.css'

export function TranslationsScreen() {
  const { menuId = '' } = useParams()
  const texts = useRead(api.hotel.menus.texts, { id: menuId })
  if (!texts.data && (isRefusal(texts.error, 'gone') || texts.error?.kind === 'invalid'))
    return (
      <Screen title={text.open}>
        <Trouble sentence={menusText.gone}>
          <LinkButton to="/menu">{menusText.back}</LinkButton>
        </Trouble>
      </Screen>
    )
  return (
    <Screen title={text.open}>
      <Trail steps={texts.data ? [{ name: texts.data.name, to: `/menu/${menuId}` }] : []} />
      <Loaded read={texts} skeleton={<Bone height={480} radius={10} />}>
        {({ rows }) => <Desk menuId={menuId} rows={rows} />}
      </Loaded>
    </Screen>
  )
}

function Desk({ menuId, rows }: { menuId: string; rows: readonly TextRow[] }) {
  const grid = useRef<GridHandle>(null)
  const missing = countMissing(rows)
  const goToNext = () => {
    const spot = nextMissing(rows, grid.current?.spot() ?? { row: 0, column: -1 })
    if (spot) grid.current?.goTo(spot)
  }
  return (
    <>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {missing > 0 ? text.left(missing) : text.complete}
        </p>
        {missing > 0 && (
          <Button variant="default" onClick={goToNext}>
            {text.next}
          </Button>
        )}
        <p className={classes.keys}>{text.keys}</p>
      </div>
      <TranslationGrid ref={grid} menuId={menuId} rows={rows} />
    </>
  )
}
