import { api } from '#contract/api.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Cards } from './Cards.tsx'
import { favouritesInOrder, useFavourites } from './favourites.ts'
import { listText as text } from './list.text.ts'
import classes from './PropertiesScreen.module.css'
import { useVisitor } from './visitor.ts'

/** The properties that this device has saved, as far as they are still published. */
export function Favourites() {
  const { venueParam } = useVisitor()
  const { numbers } = useFavourites()
  const read = useReadWhile(numbers.length > 0, api.properties.listings.favourites, {
    ...venueParam,
    numbers: [...numbers].sort((a, b) => a - b).join(','),
  })
  const listings = favouritesInOrder(numbers, read.data ?? [])
  const isEmpty = numbers.length === 0 || (read.data !== undefined && listings.length === 0)
  return (
    <div className="inset">
      <div className={`group between baseline below ${classes.head}`}>
        <h1 tabIndex={-1}>{text.favourites}</h1>
        <Link to={to('properties', venueParam)} className="quiet">
          {text.backToAll}
        </Link>
      </div>
      {listings.length > 0 && <Cards listings={listings} />}
      {isEmpty && <p className="muted above">{text.noFavourites}</p>}
    </div>
  )
}
