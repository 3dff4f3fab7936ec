import { api } from '#contract/api.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Hydrated } from '#web/kernel/navigation/Hydrated.tsx'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { operationText, stateText, typeText } from '../properties.text.ts'
import { ContactOptions } from './ContactOptions.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { Gallery } from './Gallery.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import classes from './PropertyScreen.module.css'
import { PublicPage } from './PublicPage.tsx'
import { PublicPageLoaded } from './PublicPageLoaded.tsx'
import overlay from './photoOverlay.module.css'
import { publicText as text } from './public.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'
import { ShareActions } from './ShareActions.tsx'
import { useListingMetadata } from './useListingMetadata.ts'
import { usePhotoViewer } from './usePhotoViewer.tsx'
import { useRecordView } from './useRecordView.ts'

/** Loaded lazily: videos and tours are below the part of the page that a phone shows first. */
const video = lazyPart(() => import('#web/kernel/ui/photos/Video.tsx').then((m) => m.Video))
const tour = lazyPart(() => import('./VirtualTour.tsx').then((m) => m.VirtualTour))
const similar = lazyPart(() => import('./SimilarProperties.tsx').then((m) => m.SimilarProperties))
const information = lazyPart(() => import('./ListingInformation.tsx').then((m) => m.ListingInformation))
const unavailable = lazyPart(() => import('./UnavailableProperty.tsx').then((m) => m.UnavailableProperty))
// The server renders without Suspense fallbacks, so it needs the code at once.
if (import.meta.env.SSR) await Promise.all([similar.load(), information.load(), unavailable.load()])

/**
 * The public page of one property. Above 800 px, price and contact are beside the photos; below, there is one column.
 */
export function PropertyScreen() {
  const { venueParam, params } = usePublicPageParams()
  const read = useRead(api.properties.listings.shown, { ...venueParam, number: Number(params.idPropiedad) })
  return (
    <PublicPageLoaded read={read}>
      {(listing) =>
        listing.state === 'withdrawn' ? <Lazy part={unavailable} with={{ listing }} /> : <Property listing={listing} />
      }
    </PublicPageLoaded>
  )
}

function Property({ listing }: { listing: Listing }) {
  const { number, direction, city, neighbourhood, operation, type, label, price, currency, cover, photos } = listing
  const { youtubeUrl, url360, state } = listing
  const badge = state === 'available' ? label : stateText(state, operation)
  const { venueParam } = usePublicPageParams()
  const priceText = formatMoney(price, currency)
  useListingMetadata(listing)
  useRecordView(listing.id)
  const viewer = usePhotoViewer(photos, direction)
  const openCover = () => viewer.open(photos.findIndex(({ id }) => id === cover?.id))
  return (
    <PublicPage>
      <p className="inset">
        <Link to={to('properties', venueParam)} className="quiet">
          {text.backToList}
        </Link>
      </p>
      <article className={classes.property}>
        <div className={`frame ${overlay.photo} ${classes.cover}`}>
          {cover && (
            <Picture photo={cover} sizes="(max-width: 800px) 100vw, 720px" alt={text.photoOf(direction)} eager />
          )}
          {badge && <span className={`strong ${overlay.label}`}>{badge}</span>}
          <div className={overlay.favourite}>
            <Island>
              <FavouriteButton listing={listing} />
            </Island>
          </div>
          <button type="button" className={classes.photos} onClick={openCover}>
            {text.photos(photos.length)}
          </button>
        </div>
        <div className={classes.head}>
          <p className="note strong">{`${operationText[operation]} · ${typeText[type]}`}</p>
          <h1 tabIndex={-1}>{direction}</h1>
          <p className="muted">{neighbourhood ? `${neighbourhood}, ${city}` : city}</p>
          <p className="large above">{priceText}</p>
          {state === 'closed' && <p className="strong">{text.closed(stateText(state, operation).toLowerCase())}</p>}
          <Island>
            <KeyFacts listing={listing} />
          </Island>
          <Island>
            <ShareActions listing={listing} />
          </Island>
          <Island>{state !== 'closed' && <ContactOptions listing={listing} />}</Island>
        </div>
        <div className={`stack gap-24 ${classes.body}`}>
          {youtubeUrl && (
            <section className="stack section">
              <h2 className="heading">{text.video}</h2>
              <div className={classes.video}>
                <Hydrated>
                  <Lazy part={video} with={{ title: direction, address: youtubeUrl }} />
                </Hydrated>
              </div>
            </section>
          )}
          <section className="stack section">
            <h2 className="heading">{text.gallery}</h2>
            <Island>
              <Gallery photos={photos} direction={direction} onOpen={viewer.open} />
            </Island>
          </section>
          <Lazy part={information} with={{ listing }} />
          {url360 && (
            <section className="stack section">
              <h2 className="heading">{text.tour}</h2>
              <div className={classes.tour}>
                <Hydrated>
                  <Lazy part={tour} with={{ title: `${text.tour}: ${direction}`, address: url360 }} />
                </Hydrated>
              </div>
            </section>
          )}
        </div>
      </article>
      <Lazy part={similar} with={{ number }} />
      {viewer.element}
    </PublicPage>
  )
}
