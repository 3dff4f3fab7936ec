import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { to } from '#contract/hotel/pages.ts'
import { EmptyListPrompt } from '#web/hotel/EmptyListPrompt.tsx'
import { isGone } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { CategoryBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { categoryText, menusText, productText as text } from '../menus.text.ts'
import { PreviewButton, PreviewLayout } from '../preview/PreviewLayout.tsx'
import { SearchableRows } from '../SearchableRows.tsx'
import { ProductRow } from './ProductRow.tsx'

export function ProductsScreen() {
  const { menuId = '', categoryId = '' } = usePathParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  useRefreshAtMidnight(api.hotel.menus.category)
  const isAdmin = useMe().role === 'admin'
  const currency = useVenue()?.currency ?? 'ARS'
  const [ordering, setOrdering] = useState(false)
  const create = to('productCreate', { menuId, categoryId })
  const target = { menuId, categoryId }
  return (
    <PreviewLayout target={target} hidden={category.data?.hidden || category.data?.menu.hidden}>
      <Screen
        title={text.title}
        actions={
          !isGone(category.error) && (
            <>
              <PreviewButton target={target} />
              {isAdmin && (
                <>
                  {(category.data?.products.length ?? 0) > 1 && (
                    <ReorderButton ordering={ordering} onChange={setOrdering} />
                  )}
                  <LinkButton to={create} primary>
                    {text.add}
                  </LinkButton>
                </>
              )}
            </>
          )
        }
      >
        <CategoryBreadcrumbs category={category.data} />
        <Loaded
          read={category}
          gone={{ sentence: categoryText.goneCategory, to: to('menu', { menuId }), back: menusText.back }}
          skeleton={<PictureRowsSkeleton />}
          isEmpty={({ products }) => products.length === 0}
          empty={<EmptyListPrompt words={categoryText.first} to={create} label={text.add} />}
        >
          {({ products }) => (
            <Reorderable
              label={text.title}
              ordering={ordering}
              things={products}
              write={api.hotel.menus.reorderProducts}
              inputOf={(ids) => ({ categoryId, ids })}
            >
              <SearchableRows
                label={text.title}
                items={products}
                textOf={(product) => `${product.name} ${product.description}`}
                words={text}
                maxSearchLength={menuLimits.productDescription}
              >
                {(product, index) => (
                  <ProductRow
                    key={product.id}
                    product={product}
                    currency={currency}
                    // The path of the edit page contains the product's index in the whole list.
                    edit={to('productEdit', { menuId, categoryId, productIndex: index })}
                    isAdmin={isAdmin}
                  />
                )}
              </SearchableRows>
            </Reorderable>
          )}
        </Loaded>
      </Screen>
    </PreviewLayout>
  )
}
