import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { MenuInList } from '#contract/hotel/menus.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Score, Scorecard } from '#web/kernel/ui/charts/Scorecard.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Row, RowBones, Rows } from '#web/kernel/ui/lists/Rows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { OrderButton, Ordered } from '#web/kernel/ui/ordering/Ordered.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { FirstStep } from '../FirstStep.tsx'
import { hotelText } from '../hotel.text.ts'
import { RowImage } from '../RowImage.tsx'
import { draftsText, menusText, menuText as text } from './menus.text.ts'
import { RowTools } from './RowTools.tsx'

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
            {(menus.data?.length ?? 0) > 1 && <OrderButton ordering={ordering} onChange={setOrdering} />}
            <LinkButton to={create} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      <Loaded
        read={menus}
        skeleton={<RowBones />}
        empty={<FirstStep words={text.first} to={create} label={text.create} />}
      >
        {(menus) => (
          <Ordered
            label={menusText.title}
            ordering={ordering}
            things={menus}
            write={api.hotel.menus.reorder}
            inputOf={(ids) => ({ ids })}
          >
            <Totals />
            <Rows label={menusText.title}>
              {menus.map((menu) => (
                <MenuRow key={menu.id} menu={menu} isAdmin={isAdmin} />
              ))}
            </Rows>
          </Ordered>
        )}
      </Loaded>
    </Screen>
  )
}

function Totals() {
  const counts = useRead(api.hotel.menus.counts).data
  return (
    <Scorecard>
      <Score label={menusText.totals.menus} value={counts?.totalMenues} />
      <Score label={menusText.totals.categories} value={counts?.totalCategories} />
      <Score label={menusText.totals.products} value={counts?.totalProducts} />
      <Score label={menusText.totals.withoutStock} value={counts?.productsWithoutStock} />
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
    <Row
      image={<RowImage photo={photo} />}
      name={name}
      to={to('menu', { menuId: id })}
      chips={
        <>
          {menu.hidden && <Chip tone="calm">{draftsText.hidden}</Chip>}
          {menu.withoutStock > 0 && <Chip tone="warn">{menusText.withoutStock(menu.withoutStock)}</Chip>}
        </>
      }
      detail={hours}
      fact={`${menusText.categories(menu.categories)} · ${menusText.products(menu.products)}`}
      busy={removing}
      off={menu.hidden}
    >
      {isAdmin && (
        <RowTools
          of="menu"
          thing={menu}
          edit={to('menuEdit', { menuId: id })}
          removing={removing}
          onRemove={() => void remove({ id })}
        />
      )}
    </Row>
  )
}
