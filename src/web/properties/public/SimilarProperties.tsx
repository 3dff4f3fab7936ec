import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import classes from './PropertiesScreen.module.css'
import { PropertyCard } from './PropertyCard.tsx'
import { publicText as text } from './public.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'

/** Properties on offer that resemble the one with this number; nothing if there are none. */
export function SimilarProperties({ number }: { number: number }) {
  const { venueParam } = usePublicPageParams()
  const { data: listings = [] } = useRead(api.properties.listings.similar, { ...venueParam, number })
  if (listings.length === 0) return null
  return (
    <section className="stack inset above">
      <h2 className="heading">{text.similar}</h2>
      <ul className={`grid ${classes.cards}`}>
        {listings.map((listing) => (
          <PropertyCard key={listing.id} listing={listing} first={false} />
        ))}
      </ul>
    </section>
  )
}
