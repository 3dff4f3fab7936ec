import { type CSSProperties, Fragment, type ReactElement, Suspense, useDeferredValue, useState } from 'react'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestCategory, GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'
import { useAdding } from '#web/hotel/guest/orders/adding.tsx'
import { CartBar } from '#web/hotel/guest/orders/CartBar.tsx'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { chosenFrom, openFirst } from './filtering.ts'
import classes from './MenuView.module.css'
import type { Mark } from './marks.ts'
import { OpenState } from './OpenState.tsx'
import { ProductRow } from './ProductRow.tsx'
import { useMatching } from './useMatching.ts'
import { useReadAtChange } from './useReadAtChange.ts'

// Drawn with the page, and of use once somebody narrows it down.
const narrowing = part(() => import('./Narrowing.tsx').then((m) => m.Narrowing))
if (import.meta.env.SSR) await narrowing.load()

interface MenuViewProps {
  menus: readonly GuestMenu[]
  /** What is looked for; without it the view asks itself. */
  searched?: string
  /** The page is the menu: then its name is the page's title already. */
  alone?: boolean
}

/** Menus as guests read them: tabs that stay, filters, products. */
export function MenuView({ menus, searched, alone = false }: MenuViewProps) {
  const { language, params } = useReader()
  const venue = useVenue()
  const { add, opened } = useAdding(params.outletId ?? null)
  const currency = venue?.currency ?? 'ARS'
  const text = guestText[language]
  const [chosen, setChosen] = useState<readonly Mark[]>([])
  const [avoided, setAvoided] = useState<readonly ContentMark[]>([])
  const [typed, setTyped] = useState('')
  const words = searched ?? typed
  useReadAtChange(
    menus,
    menus.flatMap((menu) => menu.categories.flatMap(({ products }) => products)),
  )
  // A tap shows at once; a long menu follows when it is ready.
  const narrowed = { matches: useMatching(useDeferredValue(words)), avoided: useDeferredValue(avoided) }
  const found = chosenFrom(menus, useDeferredValue(chosen), narrowed)
  const shown = openFirst(found).filter((menu) => menu.categories.length > 0)
  const narrows = words ? 'nothingFound' : chosen.length + avoided.length > 0 ? 'noMatches' : null
  const categories = shown.flatMap((menu) => menu.categories)
  const firstPhoto = categories
    .flatMap(({ products, withImages }) => (withImages ? products : []))
    .find(({ photo }) => photo)?.id
  const rowOf = (menu: GuestMenu, category: GuestCategory, product: GuestProduct) => (
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
      currency={currency}
      withImages={category.withImages}
      first={product.id === firstPhoto}
      onAdd={menu.open ? add : null}
    />
  )
  const mostOrdered = (menu: GuestMenu) =>
    menu.mostOrdered.flatMap((id) =>
      menu.categories.flatMap((category) =>
        category.products.filter((product) => product.id === id).map((product) => rowOf(menu, category, product)),
      ),
    )

  return (
    <>
      <div className={classes.sticky}>
        {categories.length > 0 && <CategoryTabs menus={shown} label={text.categories} />}
      </div>
      <Later
        part={narrowing}
        with={{
          menus,
          chosen,
          avoided,
          onChoose: setChosen,
          onAvoid: setAvoided,
          words: searched === undefined ? typed : null,
          onSearch: setTyped,
          nothing: categories.length === 0 ? narrows : null,
        }}
      />
      {categories.length === 0 && !narrows && <p className={classes.nothing}>{text.emptyMenu}</p>}
      {shown.map((menu) => (
        <Fragment key={menu.id}>
          {!alone && (
            <div className={classes.menu}>
              <h2>{menu.name}</h2>
              <OpenState menu={menu} />
              {menu.aclaration && <p className={classes.note}>{menu.aclaration}</p>}
            </div>
          )}
          {!words && <MostOrdered rows={mostOrdered(menu)} title={text.mostOrdered} />}
          {menu.categories.map((category) => (
            // Taken over one after the other, so that a long menu never stands still.
            <Suspense key={category.id}>
              <section
                id={`c-${category.id}`}
                className={classes.category}
                style={{ '--products': category.products.length } as CSSProperties}
                aria-label={category.name}
                tabIndex={-1}
              >
                <h3>{category.name}</h3>
                <ul>{category.products.map((product) => rowOf(menu, category, product))}</ul>
              </section>
            </Suspense>
          ))}
        </Fragment>
      ))}
      <CartBar />
      {opened}
    </>
  )
}

function MostOrdered({ rows, title }: { rows: readonly ReactElement[]; title: string }) {
  if (rows.length === 0) return null
  return (
    <section className={classes.most} aria-label={title}>
      <h3>{title}</h3>
      <ul>{rows}</ul>
    </section>
  )
}
