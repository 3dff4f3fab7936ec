import { api } from '#contract/api.ts'
import { type ListingFilter, listingFilterFromQuery } from '#contract/properties/listingFilter.limits.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { countText } from '#web/kernel/text/counts.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { Cards } from './Cards.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { listText as text } from './list.text.ts'
import { Pager } from './Pager.tsx'
import classes from './PropertiesScreen.module.css'
import { PublicLoaded } from './PublicLoaded.tsx'
import { PublicPage } from './PublicPage.tsx'
import { useHydrated } from './useHydrated.ts'
import { useVisitor } from './visitor.ts'

const favouriteCards = part(() => import('./Favourites.tsx').then((m) => m.Favourites))

/** The public list. Filters, order and page live in its address; so do one's favourites, as a view of their own. */
export function PropertiesScreen() {
  const query = useSearch()
  const favourites = query.get('view') === 'favourites'
  useTitle(favourites ? text.favourites : text.title, {
    description: text.description,
    canonical: to('properties'),
  })
  const hydrated = useHydrated()
  if (!favourites) return <All filters={listingFilterFromQuery(query)} />
  // Only the device knows which these are.
  return <PublicPage>{hydrated && <Later part={favouriteCards} with={{}} />}</PublicPage>
}

const isNarrowed = (filters: ListingFilter) => Object.keys(filters).length > 0

function All({ filters }: { filters: ListingFilter }) {
  const { named } = useVisitor()
  const read = useRead(api.properties.listings.search, { ...named, ...filters })
  return (
    <PublicLoaded read={read}>
      {({ listings, total, pages, tallies }) => (
        <PublicPage>
          <div className={classes.screen}>
            <div className={classes.head}>
              <h1 tabIndex={-1}>{text.title}</h1>
              <p role="status">{text.count(countText(total), total)}</p>
            </div>
            {(total > 0 || isNarrowed(filters)) && <FilterPanel filters={filters} tallies={tallies} />}
            <div>
              {listings.length > 0 ? <Cards listings={listings} /> : <Nothing filters={filters} />}
              <Pager filters={filters} pages={pages} />
            </div>
          </div>
        </PublicPage>
      )}
    </PublicLoaded>
  )
}

function Nothing({ filters }: { filters: ListingFilter }) {
  const { named } = useVisitor()
  const narrowed = isNarrowed(filters)
  return (
    <div className={classes.nothing}>
      <p>{narrowed ? text.nothing : text.none}</p>
      {narrowed && <Link to={to('properties', named)}>{text.clear}</Link>}
    </div>
  )
}
