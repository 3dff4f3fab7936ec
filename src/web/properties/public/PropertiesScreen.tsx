import { api } from '#contract/api.ts'
import { type Filters, filtersAt } from '#contract/properties/filters.limits.ts'
import type { ListingCard } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { countText } from '#web/kernel/text/counts.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { favouritesInOrder, useFavourites } from './favourites.ts'
import { Pager } from './Pager.tsx'
import classes from './PropertiesScreen.module.css'
import { PropertyCard } from './PropertyCard.tsx'
import { PublicPage } from './PublicPage.tsx'
import { listText as text } from './public.text.ts'

/** The public list. Filters, order and page live in its address; so do one's favourites, as a view of their own. */
export function PropertiesScreen() {
  const query = useSearch()
  const favourites = query.get('view') === 'favourites'
  useTitle(favourites ? text.favourites : text.title, {
    description: text.description,
    canonical: to('properties'),
  })
  return favourites ? <Favourites /> : <All filters={filtersAt(query)} />
}

function All({ filters }: { filters: Filters }) {
  const { named } = useReader()
  const read = useRead(api.properties.listings.search, { ...named, ...filters })
  return (
    <GuestLoaded read={read}>
      {({ listings, total, pages, tallies }) => (
        <PublicPage>
          <div className={classes.screen}>
            <div className={classes.head}>
              <h1 tabIndex={-1}>{text.title}</h1>
              <p role="status">{text.count(countText(total), total)}</p>
            </div>
            <FilterPanel filters={filters} tallies={tallies} />
            <div>
              {listings.length > 0 ? <Cards listings={listings} /> : <Nothing filters={filters} />}
              <Pager filters={filters} pages={pages} />
            </div>
          </div>
        </PublicPage>
      )}
    </GuestLoaded>
  )
}

const Cards = ({ listings }: { listings: readonly ListingCard[] }) => (
  <ul className={classes.cards}>
    {listings.map((listing, i) => (
      <PropertyCard key={listing.id} listing={listing} first={i === 0} />
    ))}
  </ul>
)

function Nothing({ filters }: { filters: Filters }) {
  const { named } = useReader()
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div className={classes.nothing}>
      <p>{isFiltered ? text.nothing : text.none}</p>
      {isFiltered && <Link to={to('properties', named)}>{text.clear}</Link>}
    </div>
  )
}

/** What this device has saved and is still published. */
function Favourites() {
  const { named } = useReader()
  const { numbers } = useFavourites()
  const read = useReadWhile(numbers.length > 0, api.properties.listings.favourites, {
    ...named,
    numbers: numbers.toSorted((a, b) => a - b).join(','),
  })
  const listings = favouritesInOrder(numbers, read.data ?? [])
  const nothingLeft = numbers.length === 0 || (read.data !== undefined && listings.length === 0)
  return (
    <PublicPage>
      <div className={classes.saved}>
        <div className={classes.head}>
          <h1 tabIndex={-1}>{text.favourites}</h1>
          <Link to={to('properties', named)} className={classes.all}>
            {text.backToAll}
          </Link>
        </div>
        {listings.length > 0 && <Cards listings={listings} />}
        {nothingLeft && <p className={classes.nothing}>{text.noFavourites}</p>}
      </div>
    </PublicPage>
  )
}
