import { api } from '#contract/api.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useTitle, useVenueName } from '#web/kernel/venues/venue.ts'
import { headlineOf } from '../properties.text.ts'
import { ListingFacts } from './ListingInformation.tsx'
import classes from './PropertyPrintScreen.module.css'
import { PublicPageLoaded } from './PublicPageLoaded.tsx'
import { propertyPrintText as text } from './propertyPrint.text.ts'
import { publicText } from './public.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'
import { useHydrated } from './useHydrated.ts'

const qr = lazyPart(() => import('#web/kernel/ui/print/QrCode.tsx').then((m) => m.QrCode))

/** The print view of a property: one page with a QR code that links to the property's page. */
export function PropertyPrintScreen() {
  const { venueParam, params } = usePublicPageParams()
  const read = useRead(api.properties.listings.shown, { ...venueParam, number: Number(params.idPropiedad) })
  return <PublicPageLoaded read={read}>{(listing) => <Sheet listing={listing} />}</PublicPageLoaded>
}

function Sheet({ listing }: { listing: Listing }) {
  const { number, direction, city, price, currency, cover, photos, description } = listing
  const { venueParam } = usePublicPageParams()
  const { data: front } = useRead(api.kernel.venues.front, venueParam)
  // The server does not know the public host, so the QR code is rendered in the browser only.
  const origin = useHydrated() ? location.origin : ''
  const venue = useVenueName()
  const page = to('property', { idPropiedad: number }, venueParam)
  useTitle(`${text.title} · ${direction}`, { canonical: to('property', { idPropiedad: number }) })
  const others = photos.filter(({ id }) => id !== cover?.id).slice(0, 3)
  return (
    <main className={classes.desk}>
      <div className={`group between screen-only ${classes.tools}`}>
        <Link to={page} className="quiet">
          {text.back}
        </Link>
        <button type="button" className="button" data-primary onClick={() => window.print()}>
          {text.print}
        </button>
      </div>
      <article className={classes.sheet}>
        <header className={`group between strong ${classes.head}`}>
          <p>{venue}</p>
          <p>{headlineOf(listing)}</p>
        </header>
        <div className={`frame ${classes.cover}`}>
          {cover && <Picture photo={cover} sizes="760px" alt={publicText.photoOf(direction)} eager />}
        </div>
        <div className="group between baseline">
          <div>
            <h1 className="large" tabIndex={-1}>
              {direction}
            </h1>
            <p className="muted">{city}</p>
          </div>
          <p className="large">{formatMoney(price, currency)}</p>
        </div>
        {others.length > 0 && (
          <ul className={classes.others}>
            {others.map((photo, i) => (
              <li key={photo.id} className="frame">
                <Picture photo={photo} sizes="250px" alt={publicText.nthPhotoOf(i + 2, direction)} eager />
              </li>
            ))}
          </ul>
        )}
        <ListingFacts listing={listing} className={classes.facts} />
        {description && <p className={`written ${classes.description}`}>{description}</p>}
        <footer className="group nowrap gap-20">
          <div className={classes.qr}>
            {origin && <Lazy part={qr} with={{ text: origin + page, label: text.qr }} />}
          </div>
          <div>
            <p>{text.scan}</p>
            {front?.direction && <p>{front.direction}</p>}
            {origin && <p className="muted">{origin + page}</p>}
          </div>
        </footer>
      </article>
    </main>
  )
}
