import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Product } from '#contract/hotel/menus.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Empty, Loaded, Trouble } from '#web/kernel/ui/Loaded.tsx'
import { OrderButton, Ordered } from '#web/kernel/ui/ordering/Ordered.tsx'
import { RowBones, Rows } from '#web/kernel/ui/Rows.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { SearchField } from '#web/kernel/ui/SearchField.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { matching, onOneScreen } from './matching.ts'
import { categoryText, menusText, productText as text } from './menus.text.ts'
import { PreviewButton, Previewed } from './Preview.tsx'
import { ProductRow } from './ProductRow.tsx'
import { Trail } from './Trail.tsx'

export function ProductsScreen() {
  const { menuId = '', categoryId = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const here = `/menu/${menuId}/${categoryId}`
  const create = `${here}/createProduct`
  const shown = { menuId, categoryId }
  if (!category.data && (isRefusal(category.error, 'gone') || category.error?.kind === 'invalid'))
    return (
      <Screen title={text.title}>
        <Trouble sentence={categoryText.goneCategory}>
          <LinkButton to={`/menu/${menuId}`}>{menusText.back}</LinkButton>
        </Trouble>
      </Screen>
    )
  return (
    <Previewed shown={shown}>
      <Screen
        title={text.title}
        actions={
          <>
            <PreviewButton shown={shown} />
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
        }
      >
        <Trail
          steps={
            category.data
              ? [
                  { name: category.data.menu.name, to: `/menu/${category.data.menu.id}` },
                  { name: category.data.name, to: here },
                ]
              : []
          }
        />
        <Loaded
          read={category}
          skeleton={<RowBones />}
          isEmpty={({ products }) => products.length === 0}
          empty={
            <Empty sentence={categoryText.empty}>{isAdmin && <LinkButton to={create}>{text.add}</LinkButton>}</Empty>
          }
        >
          {({ products }) => (
            <Ordered
              label={text.title}
              ordering={ordering}
              things={products}
              write={api.hotel.menus.reorderProducts}
              inputOf={(ids) => ({ categoryId, ids })}
            >
              <ProductList products={products} here={here} isAdmin={isAdmin} />
            </Ordered>
          )}
        </Loaded>
      </Screen>
    </Previewed>
  )
}

interface ProductListProps {
  products: readonly Product[]
  here: string
  isAdmin: boolean
}

function ProductList({ products, here, isAdmin }: ProductListProps) {
  const searched = useSearchParams()[0].get('q') ?? ''
  const found = matching(searched)
  const currency = useVenue()?.currency ?? 'ARS'
  // A product's place in the whole list is its address.
  const placed = products.map((product, place) => ({ product, place }))
  const shown = placed.filter(({ product }) => found(`${product.name} ${product.description}`))
  return (
    <>
      {(products.length > onOneScreen || searched !== '') && (
        <SearchField label={text.search} maxLength={menuLimits.productDescription} />
      )}
      {shown.length === 0 ? (
        <Empty sentence={text.noneFound} />
      ) : (
        <Rows label={text.title}>
          {shown.map(({ product, place }) => (
            <ProductRow
              key={product.id}
              product={product}
              currency={currency}
              edit={`${here}/editProduct/${place}`}
              isAdmin={isAdmin}
            />
          ))}
        </Rows>
      )}
    </>
  )
}
