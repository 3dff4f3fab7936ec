import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { CategoryInList } from '#contract/hotel/menus.ts'
import { to } from '#contract/hotel/pages.ts'
import { isGone } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { PictureRow, PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { EmptyListPrompt } from '../EmptyListPrompt.tsx'
import { RowImage } from '../RowImage.tsx'
import { MenusBreadcrumbs } from './MenusBreadcrumbs.tsx'
import { MenuTools } from './MenuTools.tsx'
import { hiddenItemText, menusText, menuText, categoryText as text } from './menus.text.ts'
import { PreviewLayout } from './preview/PreviewLayout.tsx'
import { RowAdminButtons } from './RowAdminButtons.tsx'
import { SearchableRows } from './SearchableRows.tsx'

export function MenuScreen() {
  const { menuId = '' } = usePathParams()
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  const gone = isGone(menu.error)
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const create = to('categoryCreate', { menuId })
  return (
    <PreviewLayout target={{ menuId }} hidden={menu.data?.hidden}>
      <Screen
        title={menu.data?.name ?? menusText.title}
        actions={
          isAdmin &&
          !gone && (
            <>
              {(menu.data?.categories.length ?? 0) > 1 && <ReorderButton ordering={ordering} onChange={setOrdering} />}
              <LinkButton to={create} primary>
                {text.create}
              </LinkButton>
            </>
          )
        }
      >
        <MenusBreadcrumbs />
        {menu.data && !gone && <MenuTools menu={menu.data} isAdmin={isAdmin} />}
        <Loaded
          read={menu}
          gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
          skeleton={<PictureRowsSkeleton />}
          isEmpty={({ categories }) => categories.length === 0}
          empty={<EmptyListPrompt words={menuText.firstCategory} to={create} label={text.create} />}
        >
          {({ name, categories }) => (
            <Reorderable
              label={name}
              ordering={ordering}
              things={categories}
              write={api.hotel.menus.reorderCategories}
              inputOf={(ids) => ({ menuId, ids })}
            >
              <SearchableRows
                label={name}
                items={categories}
                textOf={(category) => category.name}
                words={text}
                maxSearchLength={menuLimits.name}
              >
                {(category) => <CategoryRow key={category.id} category={category} isAdmin={isAdmin} />}
              </SearchableRows>
            </Reorderable>
          )}
        </Loaded>
      </Screen>
    </PreviewLayout>
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
    <PictureRow
      image={<RowImage photo={photo} />}
      name={name}
      to={to('products', { menuId, categoryId: id })}
      chips={
        <>
          {category.hidden && <Chip tone="calm">{hiddenItemText.hidden}</Chip>}
          {withoutStock > 0 && <Chip tone="warn">{menusText.withoutStock(withoutStock)}</Chip>}
          {!withImages && <Chip tone="calm">{text.noImages}</Chip>}
        </>
      }
      detail={menusText.products(products)}
      busy={removing}
      off={category.hidden}
    >
      {isAdmin && (
        <RowAdminButtons
          of="category"
          thing={category}
          edit={to('categoryEdit', { menuId, categoryId: id })}
          removing={removing}
          onRemove={() => void remove({ id })}
        />
      )}
    </PictureRow>
  )
}
