import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { MenuInList } from '#contract/hotel/menus.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { PictureRow, PictureRows, PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { EmptyListPrompt } from '../EmptyListPrompt.tsx'
import { hotelText } from '../hotel.text.ts'
import { RowImage } from '../RowImage.tsx'
import { stationsText } from '../stations/stations.text.ts'
import { hiddenItemText, menusText, menuText as text } from './menus.text.ts'
import { RowAdminButtons } from './RowAdminButtons.tsx'

const create = to('menuCreate')

export function MenusScreen() {
  const menus = useRead(api.hotel.menus.list)
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  return (
    <Screen
      title={menusText.title}
      actions={
        isAdmin && (
          <>
            <LinkButton to={to('stations')}>{stationsText.title}</LinkButton>
            {(menus.data?.length ?? 0) > 1 && <ReorderButton ordering={ordering} onChange={setOrdering} />}
            <LinkButton to={create} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      <Loaded
        read={menus}
        skeleton={<PictureRowsSkeleton />}
        empty={<EmptyListPrompt words={text.first} to={create} label={text.create} />}
      >
        {(menus) => (
          <Reorderable
            label={menusText.title}
            ordering={ordering}
            things={menus}
            write={api.hotel.menus.reorder}
            inputOf={(ids) => ({ ids })}
          >
            <Totals />
            <PictureRows label={menusText.title}>
              {menus.map((menu) => (
                <MenuRow key={menu.id} menu={menu} isAdmin={isAdmin} />
              ))}
            </PictureRows>
          </Reorderable>
        )}
      </Loaded>
    </Screen>
  )
}

function Totals() {
  const counts = useRead(api.hotel.menus.counts).data
  return (
    <Scorecard>
      <ScorecardCell label={menusText.totals.menus} value={counts?.totalMenues} />
      <ScorecardCell label={menusText.totals.categories} value={counts?.totalCategories} />
      <ScorecardCell label={menusText.totals.products} value={counts?.totalProducts} />
      <ScorecardCell label={menusText.totals.withoutStock} value={counts?.productsWithoutStock} />
    </Scorecard>
  )
}

function MenuRow({ menu, isAdmin }: { menu: MenuInList; isAdmin: boolean }) {
  const { id, name, hours, photo } = menu
  const { remove, removing } = useRemoval(api.hotel.menus.remove, {
    question: text.question,
    said: hotelText.deleted,
  })
  return (
    <PictureRow
      image={<RowImage photo={photo} />}
      name={name}
      to={to('menu', { menuId: id })}
      chips={
        <>
          {menu.hidden && <Chip tone="calm">{hiddenItemText.hidden}</Chip>}
          {menu.withoutStock > 0 && <Chip tone="warn">{menusText.withoutStock(menu.withoutStock)}</Chip>}
        </>
      }
      detail={hours}
      fact={`${menusText.categories(menu.categories)} · ${menusText.products(menu.products)}`}
      busy={removing}
      off={menu.hidden}
    >
      {isAdmin && (
        <RowAdminButtons
          of="menu"
          thing={menu}
          edit={to('menuEdit', { menuId: id })}
          removing={removing}
          onRemove={() => void remove({ id })}
        />
      )}
    </PictureRow>
  )
}
