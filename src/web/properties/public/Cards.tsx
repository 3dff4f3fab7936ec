import type { ListingCard } from '#contract/properties/listings.ts'
import classes from './PropertiesScreen.module.css'
import { PropertyCard } from './PropertyCard.tsx'

export const Cards = ({ listings }: { listings: readonly ListingCard[] }) => (
  <ul className={`grid ${classes.cards}`}>
    {listings.map((listing, i) => (
      <PropertyCard key={listing.id} listing={listing} first={i === 0} />
    ))}
  </ul>
)
