import { type CSSProperties, Fragment, type ReactElement, Suspense, useDeferredValue, useState } from 'react'
import type { GuestCategory, GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { Filters } from './Filters.tsx'
import { chosenFrom } from './filtering.ts'
import { guestText, type Mark } from './guest.text.ts'
import classes from './MenuView.module.css'
import { OpenState } from './OpenState.tsx'
import { useAdding } from './orders/adding.tsx'
import { CartBar } from './orders/CartBar.tsx'
import { ProductRow } from './ProductRow.tsx'
import { useReadAtChange } from './useReadAtChange.ts'

interface MenuViewProps {
  menus: readonly GuestMenu[]
  /** The page is the menu: then its name is the page's title already. */
  alone?: boolean
}

/** Menus as guests read them: tabs that stay, filters, products. */
export function MenuView({ menus, alone = false }: MenuViewProps) {
  const { language, params } = useReader()
  const venue = useVenue()
  const { add, opened } = useAdding(params.outletId ?? null)
  const currency = venue?.currency ?? 'ARS'
  const text = guestText[language]
  const [chosen, setChosen] = useState<readonly Mark[]>([])
  useReadAtChange(menus)
  // A tap shows at once; a long menu follows when it is ready.
  const shown = chosenFrom(menus, useDeferredValue(chosen))
  const categories = shown.flatMap((menu) => menu.categories)
  const firstPhoto = categories
    .flatMap(({ products, withImages }) => (withImages ? products : []))
    .find(({ photo }) => photo)?.id
  const rowOf = (menu: GuestMenu, category: GuestCategory, product: GuestProduct) => (
    <ProductRow
      key={product.id}
      product={product}
      to={to('guestProduct', {
        idHotel: venue?.id ?? '',
        idLanguage: language,
        idMenu: menu.id,
        idCategoria: category.id,
        idProduct: product.id,
      })}
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
        {categories.length > 0 && <CategoryTabs categories={categories} label={text.categories} />}
      </div>
      <Filters menus={menus} chosen={chosen} onChange={setChosen} />
      {categories.length === 0 && (
        <p className={classes.nothing}>{chosen.length > 0 ? text.noMatches : text.emptyMenu}</p>
      )}
      {shown.map((menu) => (
        <Fragment key={menu.id}>
          {!alone && menu.categories.length > 0 && (
            <div className={classes.menu}>
              <h2>{menu.name}</h2>
              <OpenState menu={menu} />
              {menu.aclaration && <p className={classes.note}>{menu.aclaration}</p>}
            </div>
          )}
          <MostOrdered rows={mostOrdered(menu)} title={text.mostOrdered} />
          {menu.categories.map((category) => (
            // Taken over one after the other, so that a long menu never stands still.
            <Suspense key={category.id}>
              <section
                id={`c-${category.id}`}
                className={classes.category}
                style={{ '--products': category.products.length } as CSSProperties}
                aria-label={category.name}
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
