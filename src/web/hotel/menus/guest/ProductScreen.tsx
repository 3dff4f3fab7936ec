import { api } from '#contract/api.ts'
import { productFromUrl, to } from '#contract/hotel/pages.guest.ts'
import { CartBar } from '#web/hotel/guest/orders/CartBar.tsx'
import { useAddToCart } from '#web/hotel/guest/orders/useAddToCart.tsx'
import { photoOfText } from '#web/hotel/guest/photoOf.text.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { OpenState } from './OpenState.tsx'
import { PhotoPlaceholder } from './PhotoPlaceholder.tsx'
import { Price } from './Price.tsx'
import { ProductMarks } from './ProductMarks.tsx'
import classes from './ProductScreen.module.css'
import { StockNote } from './StockNote.tsx'
import { useRefetchAtMenuChange } from './useRefetchAtMenuChange.ts'

// The server renders the form; the browser loads its code after the page is shown.
const productOrderPart = lazyPart(() => import('./ProductOrder.tsx').then((m) => m.ProductOrder))
if (import.meta.env.SSR) await productOrderPart.load()

/** Page of one product, with the button that puts it into the cart. */
export function ProductScreen() {
  const { language, named, params } = useGuestUrl()
  const query = useSearchParams()
  const currency = useVenue()?.currency ?? 'ARS'
  const read = useRead(api.hotel.menus.shownProduct, { ...named, language, ...productFromUrl({ params, query }) })
  const outlet = read.data?.outlet ?? null
  const { add, sheet } = useAddToCart(outlet?.id ?? null)
  useRefetchAtMenuChange(read.data ? [read.data.menu] : [], read.data ? [read.data] : [])
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
                  alt={photoOfText[language](product.name)}
                  eager
                />
              ) : (
                <PhotoPlaceholder />
              )}
            </div>
            <div>
              <Masthead title={product.name} description={product.description} photo={product.photo}>
                <div className="group gap-8 heading">
                  <Price price={product.price} currency={currency} language={language} />
                  <StockNote product={product} language={language} />
                </div>
              </Masthead>
              <div className="stack gap-16 inset">
                {product.description && <p className="written">{product.description}</p>}
                <ProductMarks product={product} language={language} />
                {!product.menu.open && <OpenState menu={product.menu} />}
                <Lazy
                  part={productOrderPart}
                  with={{
                    product,
                    canOrder: product.stock && product.menu.open,
                    outletId: outlet?.id ?? null,
                    onOutside: () => add(product),
                  }}
                />
              </div>
            </div>
          </article>
          <Island>
            <CartBar />
          </Island>
          {sheet}
        </GuestPage>
      )}
    </GuestLoaded>
  )
}
