import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { to } from '#contract/hotel/pages.ts'
import { FirstStep } from '#web/hotel/FirstStep.tsx'
import { isGone } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { RowBones } from '#web/kernel/ui/lists/Rows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { OrderButton, Ordered } from '#web/kernel/ui/ordering/Ordered.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useReadAtMidnight } from '#web/kernel/venues/useReadAtMidnight.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { FoundRows } from '../FoundRows.tsx'
import { categoryText, menusText, productText as text } from '../menus.text.ts'
import { PreviewButton, Previewed } from '../preview/Preview.tsx'
import { CategoryTrail } from '../Trail.tsx'
import { ProductRow } from './ProductRow.tsx'

export function ProductsScreen() {
  const { menuId = '', categoryId = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  useReadAtMidnight(api.hotel.menus.category)
  const isAdmin = useMe().role === 'admin'
  const currency = useVenue()?.currency ?? 'ARS'
  const [ordering, setOrdering] = useState(false)
  const create = to('productCreate', { menuId, categoryId })
  const target = { menuId, categoryId }
  return (
    <Previewed target={target} hidden={category.data?.hidden || category.data?.menu.hidden}>
      <Screen
        title={text.title}
        actions={
          !isGone(category.error) && (
            <>
              <PreviewButton target={target} />
              {isAdmin && (
                <>
                  {(category.data?.products.length ?? 0) > 1 && (
                    <OrderButton ordering={ordering} onChange={setOrdering} />
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
        <CategoryTrail category={category.data} />
        <Loaded
          read={category}
          gone={{ sentence: categoryText.goneCategory, to: to('menu', { menuId }), back: menusText.back }}
          skeleton={<RowBones />}
          isEmpty={({ products }) => products.length === 0}
          empty={<FirstStep words={categoryText.first} to={create} label={text.add} />}
        >
          {({ products }) => (
            <Ordered
              label={text.title}
              ordering={ordering}
              things={products}
              write={api.hotel.menus.reorderProducts}
              inputOf={(ids) => ({ categoryId, ids })}
            >
              <FoundRows
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
              </FoundRows>
            </Ordered>
          )}
        </Loaded>
      </Screen>
    </Previewed>
  )
}
