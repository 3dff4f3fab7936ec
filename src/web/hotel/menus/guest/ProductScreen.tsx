import { api } from '#contract/api.ts'
import { productFromUrl, to } from '#contract/hotel/pages.guest.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'
import { useAdding } from '#web/hotel/guest/orders/adding.tsx'
import { CartBar } from '#web/hotel/guest/orders/CartBar.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { part, usePartWhen } from '#web/kernel/navigation/part.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { Marks } from './Marks.tsx'
import { OpenState } from './OpenState.tsx'
import { Options } from './Options.tsx'
import { Plate } from './Plate.tsx'
import { Price } from './Price.tsx'
import classes from './ProductScreen.module.css'
import { Stock } from './Stock.tsx'
import { useReadAtChange } from './useReadAtChange.ts'

// Lazy part: the names of all contents in four languages are not needed for the first view.
const containsNotePart = part(() => import('./Contents.tsx').then((m) => m.Contents))

/** Page of one product, with the button that puts it into the cart. */
export function ProductScreen() {
  const { language, named, params } = useReader()
  const query = useSearch()
  const currency = useVenue()?.currency ?? 'ARS'
  const text = guestText[language]
  const read = useRead(api.hotel.menus.shownProduct, { ...named, language, ...productFromUrl({ params, query }) })
  const outlet = read.data?.outlet ?? null
  const { add, sheet } = useAdding(outlet?.id ?? null)
  const ContainsNote = usePartWhen((read.data?.contains.length ?? 0) > 0, containsNotePart)
  useReadAtChange(read.data ? [read.data.menu] : [], read.data ? [read.data] : [])
  return (
    <GuestLoaded read={read}>
      {(product) => (
        <GuestPage>
          <Link
            to={
              outlet
                ? to('guestOutletMenu', { idHotel: named.venue ?? '', idLanguage: language, outletId: outlet.id })
                : to('guestMenu', { idHotel: named.venue ?? '', idMenu: product.menu.id }, { language })
            }
            className={`link ${classes.up}`}
          >
            {outlet?.name ?? product.menu.name}
          </Link>
          <article className={`stack gap-16 ${classes.product}`}>
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
                <div className="group gap-8 heading">
                  <Price price={product.price} currency={currency} language={language} />
                  <Stock product={product} language={language} />
                </div>
              </Masthead>
              <div className="stack gap-16 inset">
                {product.description && <p className="written">{product.description}</p>}
                <Marks product={product} language={language} />
                {ContainsNote && <ContainsNote contains={product.contains} />}
                <Options options={product.options} currency={currency} language={language} />
                {!product.menu.open && <OpenState menu={product.menu} />}
                {product.stock && product.menu.open && (
                  <button type="button" className="button" data-primary onClick={() => add(product)}>
                    {text.addToOrder}
                  </button>
                )}
              </div>
            </div>
          </article>
          <CartBar />
          {sheet}
        </GuestPage>
      )}
    </GuestLoaded>
  )
}
