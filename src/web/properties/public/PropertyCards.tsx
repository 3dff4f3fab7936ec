import type { ListingCard } from '#contract/properties/listings.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import classes from './PropertiesScreen.module.css'
import { PropertyCard } from './PropertyCard.tsx'

export const PropertyCards = ({ listings }: { listings: readonly ListingCard[] }) => (
  <ul className={`grid ${classes.cards}`}>
    {listings.map((listing, i) => (
      <Island key={listing.id}>
        <PropertyCard listing={listing} first={i === 0} />
      </Island>
    ))}
  </ul>
)
