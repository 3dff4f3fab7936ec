import type { ListingCard } from '#contract/properties/listings.ts'
import { PropertyCard } from './PropertyCard.tsx'

export const Cards = ({ listings }: { listings: readonly ListingCard[] }) => (
  <ul className="grid">
    {listings.map((listing, i) => (
      <PropertyCard key={listing.id} listing={listing} first={i === 0} />
    ))}
  </ul>
)
