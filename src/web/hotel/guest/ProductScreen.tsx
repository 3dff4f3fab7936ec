import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Picture } from '#web/kernel/ui/Picture.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import controls from './controls.module.css'
import { guestText } from './guest.text.ts'
import { Marks } from './Marks.tsx'
import { Masthead } from './Masthead.tsx'
import { Options } from './Options.tsx'
import { useAdding } from './orders/adding.tsx'
import { CartBar } from './orders/CartBar.tsx'
import { Plate } from './Plate.tsx'
import { Price } from './Price.tsx'
import classes from './ProductScreen.module.css'

/** One product of a menu, and what puts it into the cart. */
export function ProductScreen() {
  const { language, named, params } = useReader()
  const currency = useVenue()?.currency ?? 'ARS'
  const text = guestText[language]
  const { add, opened } = useAdding(null)
  const read = useRead(api.hotel.menus.shownProduct, { ...named, language, product: params.idProduct ?? '' })
  return (
    <GuestLoaded read={read}>
      {(product) => (
        <GuestPage>
          <article className={classes.product}>
            <div className={classes.photo}>
              {product.photo ? (
                <Picture
                  photo={product.photo}
                  sizes="(max-width: 760px) 100vw, 380px"
                  alt={text.photoOf(product.name)}
                  eager
                />
              ) : (
                <Plate />
              )}
            </div>
            <div>
              <Masthead title={product.name} description={product.description} photo={product.photo}>
                <p className={classes.price}>
                  <Price price={product.price} currency={currency} />
                  {!product.stock && <span className={classes.out}>{text.unavailable}</span>}
                </p>
              </Masthead>
              <div className={classes.words}>
                {product.description && <p>{product.description}</p>}
                <Marks product={product} language={language} />
                <Options options={product.options} currency={currency} language={language} />
                {product.stock && product.menu.open && (
                  <button type="button" className={controls.button} data-primary onClick={() => add(product)}>
                    {text.addToOrder}
                  </button>
                )}
                <Link
                  to={to('guestMenu', { idHotel: named.venue ?? '', idMenu: product.menu.id }, { language })}
                  className={classes.menu}
                >
                  {product.menu.name}
                </Link>
              </div>
            </div>
          </article>
          <CartBar />
          {opened}
        </GuestPage>
      )}
    </GuestLoaded>
  )
}
