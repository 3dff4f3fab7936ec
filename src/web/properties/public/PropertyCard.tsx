import type { ListingCard } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { formatMoney } from '#web/kernel/text/money.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { countWithNoun, metersText, operationText, stateText, typeText } from '../properties.text.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import classes from './PropertyCard.module.css'
import overlay from './photoOverlay.module.css'
import { usePublicPageParams } from './publicPageParams.ts'

const shownCounts = ['ambientes', 'bathrooms', 'car'] as const
const factsOf = (listing: ListingCard) => [
  metersText(listing.mtTotales),
  ...shownCounts.flatMap((field) => {
    const count = listing[field]
    return count === null ? [] : [countWithNoun(field, count)]
  }),
]

export function PropertyCard({ listing, first }: { listing: ListingCard; first: boolean }) {
  const { venueParam } = usePublicPageParams()
  const { number, direction, city, operation, type, price, currency, label, coverList, neighbourhood, state } = listing
  const badge = state === 'available' ? label : stateText(state, operation)
  return (
    <li className={`card ${classes.card}`}>
      <div className={`frame ${overlay.photo}`}>
        {coverList && <Picture photo={coverList} sizes="(max-width: 560px) 100vw, 360px" eager={first} />}
        {badge && <span className={`strong ${overlay.label}`}>{badge}</span>}
      </div>
      <div className={`padded ${classes.words}`}>
        <p className="note strong">{`${operationText[operation]} · ${typeText[type]}`}</p>
        <h2 className="heading">
          <Link to={to('property', { idPropiedad: number }, venueParam)}>{direction}</Link>
        </h2>
        <p className="muted">{neighbourhood ? `${neighbourhood}, ${city}` : city}</p>
        <p className="large">{formatMoney(price, currency)}</p>
        <p className="note">{factsOf(listing).join(' · ')}</p>
      </div>
      <div className={overlay.favourite}>
        <FavouriteButton listing={listing} />
      </div>
    </li>
  )
}
