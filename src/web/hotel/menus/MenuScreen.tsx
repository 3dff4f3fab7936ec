import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { CategoryInList } from '#contract/hotel/menus.ts'
import { to } from '#contract/hotel/pages.ts'
import { isGone } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Row, RowBones } from '#web/kernel/ui/lists/Rows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { OrderButton, Ordered } from '#web/kernel/ui/ordering/Ordered.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { FirstStep } from '../FirstStep.tsx'
import { RowImage } from '../RowImage.tsx'
import { FoundRows } from './FoundRows.tsx'
import { MenuTools } from './MenuTools.tsx'
import { draftsText, menusText, menuText, categoryText as text } from './menus.text.ts'
import { Previewed } from './preview/Preview.tsx'
import { RowTools } from './RowTools.tsx'
import { Trail } from './Trail.tsx'

export function MenuScreen() {
  const { menuId = '' } = useParams()
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  const gone = isGone(menu.error)
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const create = to('categoryCreate', { menuId })
  return (
    <Previewed target={{ menuId }} hidden={menu.data?.hidden}>
      <Screen
        title={menu.data?.name ?? menusText.title}
        actions={
          isAdmin &&
          !gone && (
            <>
              {(menu.data?.categories.length ?? 0) > 1 && <OrderButton ordering={ordering} onChange={setOrdering} />}
              <LinkButton to={create} primary>
                {text.create}
              </LinkButton>
            </>
          )
        }
      >
        <Trail />
        {menu.data && !gone && <MenuTools menu={menu.data} isAdmin={isAdmin} />}
        <Loaded
          read={menu}
          gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
          skeleton={<RowBones />}
          isEmpty={({ categories }) => categories.length === 0}
          empty={<FirstStep words={menuText.firstCategory} to={create} label={text.create} />}
        >
          {({ name, categories }) => (
            <Ordered
              label={name}
              ordering={ordering}
              things={categories}
              write={api.hotel.menus.reorderCategories}
              inputOf={(ids) => ({ menuId, ids })}
            >
              <FoundRows
                label={name}
                items={categories}
                textOf={(category) => category.name}
                words={text}
                maxSearchLength={menuLimits.name}
              >
                {(category) => <CategoryRow key={category.id} category={category} isAdmin={isAdmin} />}
              </FoundRows>
            </Ordered>
          )}
        </Loaded>
      </Screen>
    </Previewed>
  )
}

function CategoryRow({ category, isAdmin }: { category: CategoryInList; isAdmin: boolean }) {
  const { id, menuId, name, photo, products, withoutStock, withImages } = category
  const { remove, removing } = useRemoval(api.hotel.menus.removeCategory, {
    question: text.question,
    said: text.deleted,
    detail: text.deletedDetail,
  })
  return (
    <Row
      image={<RowImage photo={photo} />}
      name={name}
      to={to('products', { menuId, categoryId: id })}
      chips={
        <>
          {category.hidden && <Chip tone="calm">{draftsText.hidden}</Chip>}
          {withoutStock > 0 && <Chip tone="warn">{menusText.withoutStock(withoutStock)}</Chip>}
          {!withImages && <Chip tone="calm">{text.noImages}</Chip>}
        </>
      }
      detail={menusText.products(products)}
      busy={removing}
      off={category.hidden}
    >
      {isAdmin && (
        <RowTools
          of="category"
          thing={category}
          edit={to('categoryEdit', { menuId, categoryId: id })}
          removing={removing}
          onRemove={() => void remove({ id })}
        />
      )}
    </Row>
  )
}
