import { api } from '#contract/api.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { useHydrated } from '#web/kernel/navigation/useHydrated.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useTitle, useVenueName } from '#web/kernel/venues/venue.ts'
import { headlineOf, stateText } from '../properties.text.ts'
import classes from './PropertyPrintScreen.module.css'
import { PublicPageLoaded } from './PublicPageLoaded.tsx'
import { propertyPrintText as text } from './propertyPrint.text.ts'
import { publicText } from './public.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'

const facts = lazyPart(() => import('./ListingInformation.tsx').then((m) => m.PrintSheetFacts))
// The server renders without Suspense fallbacks, so it needs the code at once.
if (import.meta.env.SSR) await facts.load()
const qr = lazyPart(() => import('#web/kernel/ui/print/QrCode.tsx').then((m) => m.QrCode))

/** The print view of a property: one page with a QR code that links to the property's page. */
export function PropertyPrintScreen() {
  const { venueParam, params } = usePublicPageParams()
  const read = useRead(api.properties.listings.shown, { ...venueParam, number: Number(params.idPropiedad) })
  return (
    <PublicPageLoaded read={read}>
      {(listing) => (listing.state === 'withdrawn' ? <NotFound /> : <Sheet listing={listing} />)}
    </PublicPageLoaded>
  )
}

function Sheet({ listing }: { listing: Listing }) {
  const { number, direction, city, neighbourhood, price, currency, cover, photos, description, state, operation } =
    listing
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
      <article className={`paper ${classes.sheet}`}>
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
            <p className="muted">{neighbourhood ? `${neighbourhood}, ${city}` : city}</p>
          </div>
          <div className="end">
            <p className="large">{formatMoney(price, currency)}</p>
            {state !== 'available' && <p className="strong">{stateText(state, operation)}</p>}
          </div>
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
        <Lazy part={facts} with={{ listing, className: classes.facts }} />
        {description && <p className={`written ${classes.description}`}>{description}</p>}
        <footer className="group nowrap gap-20">
          <div className={classes.qr}>
            {origin && <Lazy part={qr} with={{ text: origin + page, label: text.qr }} />}
          </div>
          <div>
            <p>{text.scan}</p>
            <p>
              <strong>{venue}</strong>
              {front?.direction && `, ${front.direction}`}
            </p>
            {origin && <p className="muted">{origin + page}</p>}
          </div>
        </footer>
      </article>
    </main>
  )
}
