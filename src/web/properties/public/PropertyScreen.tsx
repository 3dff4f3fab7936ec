import { api } from '#contract/api.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { operationText, typeText } from '../properties.text.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { Gallery } from './Gallery.tsx'
import { Help } from './Help.tsx'
import { Information } from './Information.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import classes from './PropertyScreen.module.css'
import { PublicLoaded } from './PublicLoaded.tsx'
import { PublicPage } from './PublicPage.tsx'
import overlay from './photoOverlay.module.css'
import { publicText as text } from './public.text.ts'
import { ShareActions } from './ShareActions.tsx'
import { useHydrated } from './useHydrated.ts'
import { useListingHead } from './useListingHead.ts'
import { useSeen } from './useSeen.ts'
import { useViewer } from './useViewer.tsx'
import { useVisitor } from './visitor.ts'

/** Loaded lazily: videos and tours are below the part of the page that a phone shows first. */
const video = part(() => import('#web/kernel/ui/photos/Video.tsx').then((m) => m.Video))
const tour = part(() => import('./Tour.tsx').then((m) => m.Tour))

/**
 * The public page of one property. Above 800 px, price and contact stand beside the photos; below, there is one column.
 */
export function PropertyScreen() {
  const { venueParam, params } = useVisitor()
  const read = useRead(api.properties.listings.shown, { ...venueParam, number: Number(params.idPropiedad) })
  return <PublicLoaded read={read}>{(listing) => <Property listing={listing} />}</PublicLoaded>
}

function Property({ listing }: { listing: Listing }) {
  const { direction, city, operation, type, label, price, currency, cover, photos, youtubeUrl, url360 } = listing
  const priceText = moneyText(price, currency)
  useListingHead(listing)
  useSeen(listing.id)
  const hydrated = useHydrated()
  const viewer = useViewer(photos, direction)
  const openCover = () => viewer.open(photos.findIndex(({ id }) => id === cover?.id))
  return (
    <PublicPage>
      <article className={classes.property}>
        <div className={`frame ${overlay.photo} ${classes.cover}`}>
          {cover && (
            <Picture photo={cover} sizes="(max-width: 800px) 100vw, 720px" alt={text.photoOf(direction)} eager />
          )}
          {label && <span className={`strong ${overlay.label}`}>{label}</span>}
          <div className={overlay.favourite}>
            <FavouriteButton listing={listing} />
          </div>
          <button type="button" className={classes.photos} onClick={openCover}>
            {text.photos(photos.length)}
          </button>
        </div>
        <div className={classes.head}>
          <p className="note strong">{`${operationText[operation]} · ${typeText[type]}`}</p>
          <h1 tabIndex={-1}>{direction}</h1>
          <p className="muted">{city}</p>
          <p className="large above">{priceText}</p>
          <KeyFacts listing={listing} />
          <ShareActions listing={listing} />
          <Help listing={listing} />
        </div>
        <div className={`stack gap-24 ${classes.body}`}>
          {youtubeUrl && (
            <section className="stack section">
              <h2 className="heading">{text.video}</h2>
              <div className={classes.video}>
                {hydrated && <Later part={video} with={{ title: direction, address: youtubeUrl }} />}
              </div>
            </section>
          )}
          <section className="stack section">
            <h2 className="heading">{text.gallery}</h2>
            <Gallery photos={photos} direction={direction} onOpen={viewer.open} />
          </section>
          <Information listing={listing} />
          {url360 && (
            <section className="stack section">
              <h2 className="heading">{text.tour}</h2>
              <div className={classes.tour}>
                {hydrated && <Later part={tour} with={{ title: `${text.tour}: ${direction}`, address: url360 }} />}
              </div>
            </section>
          )}
        </div>
      </article>
      {viewer.element}
    </PublicPage>
  )
}
