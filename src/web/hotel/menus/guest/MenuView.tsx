import { type CSSProperties, Fragment, useDeferredValue, useState } from 'react'
import type { GuestCategory, GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'
import { CartBar } from '#web/hotel/guest/orders/CartBar.tsx'
import { useAddToCart } from '#web/hotel/guest/orders/useAddToCart.tsx'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { filterMenus, sortOpenFirst } from './filterMenus.ts'
import type { ProductFilter } from './MenuSearchAndFilters.tsx'
import classes from './MenuView.module.css'
import { OpenState } from './OpenState.tsx'
import { ProductRow } from './ProductRow.tsx'
import rowClasses from './rows.module.css'
import { useRefetchAtMenuChange } from './useRefetchAtMenuChange.ts'
import { useTextMatcher } from './useTextMatcher.ts'

// Lazy part: the server renders search and filters, and the browser loads their code after the page.
const searchAndFiltersPart = lazyPart(() => import('./MenuSearchAndFilters.tsx').then((m) => m.MenuSearchAndFilters))
if (import.meta.env.SSR) await searchAndFiltersPart.load()

/** Number of photos in a phone's first view. Only they load eagerly: more would share the bandwidth with them. */
const eagerPhotoCount = 2

const productsIn = (category: GuestCategory) => category.products.map((product) => ({ category, product }))
const productsOf = (menu: GuestMenu) => menu.categories.flatMap(productsIn)
const mostOrderedOf = (menu: GuestMenu) =>
  menu.mostOrdered.flatMap((id) => productsOf(menu).filter(({ product }) => product.id === id))

interface MenuViewProps {
  menus: readonly GuestMenu[]
  /** Search text of the page around; without it the view has a search box of its own. */
  searched?: string
  /** True on a menu's own page, which shows the menu's name as its title. */
  alone?: boolean
}

/** Menus for guests: sticky category tabs, search, filters, products. */
export function MenuView({ menus, searched, alone = false }: MenuViewProps) {
  const { language, params } = useGuestUrl()
  const { add, sheet } = useAddToCart(params.outletId ?? null)
  const text = guestText[language]
  const [filter, setFilter] = useState<ProductFilter>(null)
  const [typed, setTyped] = useState('')
  const words = searched ?? typed
  useRefetchAtMenuChange(
    menus,
    menus.flatMap((menu) => menu.categories.flatMap(({ products }) => products)),
  )
  // Deferred values: a filter button reacts at once, a long menu rerenders afterwards.
  const matches = useTextMatcher(useDeferredValue(words))
  const passes = useDeferredValue(filter)
  const filtered = filterMenus(
    menus,
    (product) => passes?.(product) !== false && matches(`${product.name} ${product.description}`),
  )
  const visibleMenus = sortOpenFirst(filtered).filter((menu) => menu.categories.length > 0)
  const emptyReason = words ? 'nothingFound' : filter ? 'noMatches' : 'emptyMenu'
  const categories = visibleMenus.flatMap((menu) => menu.categories)
  const shownProducts = visibleMenus.flatMap((menu) => [...(words ? [] : mostOrderedOf(menu)), ...productsOf(menu)])
  const shownPhotos = shownProducts.flatMap(({ category, product }) =>
    category.withImages && product.photo ? product.id : [],
  )
  const eagerPhotos = new Set(shownPhotos.slice(0, eagerPhotoCount))
  const rows = { eagerPhotos, onAdd: add }

  return (
    <>
      <div className={classes.sticky}>
        <Island>{categories.length > 0 && <CategoryTabs menus={visibleMenus} label={text.categories} />}</Island>
      </div>
      <Lazy
        part={searchAndFiltersPart}
        until={<div style={{ height: 150 }} />}
        with={{
          menus,
          onFilter: setFilter,
          words: searched === undefined ? typed : null,
          onSearch: setTyped,
          emptyReason: categories.length === 0 ? emptyReason : null,
        }}
      />
      {visibleMenus.map((menu) => (
        <Fragment key={menu.id}>
          {!alone && (
            <div className="inset above">
              <h2 className="large">{menu.name}</h2>
              <OpenState menu={menu} />
              {menu.aclaration && <p className="note">{menu.aclaration}</p>}
            </div>
          )}
          <Island>
            {!words && <MostOrdered {...rows} menu={menu} products={mostOrderedOf(menu)} title={text.mostOrdered} />}
          </Island>
          {menu.categories.map((category) => (
            <Island key={category.id}>
              <section
                id={`c-${category.id}`}
                className={classes.category}
                style={{ '--products': category.products.length } as CSSProperties}
                aria-label={category.name}
                tabIndex={-1}
              >
                <h3 className={`heading ${rowClasses.title}`}>{category.name}</h3>
                <ProductRows {...rows} menu={menu} products={productsIn(category)} />
              </section>
            </Island>
          ))}
        </Fragment>
      ))}
      <Island>
        <CartBar />
      </Island>
      {sheet}
    </>
  )
}

interface ProductRowsProps {
  menu: GuestMenu
  products: readonly { category: GuestCategory; product: GuestProduct }[]
  /** Ids of the products whose photos load eagerly. */
  eagerPhotos: ReadonlySet<string>
  onAdd: (product: GuestProduct) => void
}

function ProductRows({ menu, products, eagerPhotos, onAdd }: ProductRowsProps) {
  const { language, params } = useGuestUrl()
  const venue = useVenue()
  return (
    <ul>
      {products.map(({ category, product }) => (
        <ProductRow
          key={product.id}
          product={product}
          to={to(
            'guestProduct',
            {
              idHotel: venue?.id ?? '',
              idLanguage: language,
              idMenu: menu.id,
              idCategoria: category.id,
              idProduct: product.id,
            },
            params.outletId ? { outlet: params.outletId } : {},
          )}
          language={language}
          currency={venue?.currency ?? 'ARS'}
          withImages={category.withImages}
          eager={eagerPhotos.has(product.id)}
          onAdd={menu.open ? onAdd : null}
        />
      ))}
    </ul>
  )
}

function MostOrdered({ title, ...rows }: ProductRowsProps & { title: string }) {
  if (rows.products.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={`heading ${rowClasses.title}`}>{title}</h3>
      <ProductRows {...rows} />
    </section>
  )
}
