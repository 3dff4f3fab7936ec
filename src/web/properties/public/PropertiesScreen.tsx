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

/** The public list. The URL's query holds filters, order and page, or selects the view of the favourites. */
export function PropertiesScreen() {
  const query = useSearch()
  const showsFavourites = query.get('view') === 'favourites'
  useTitle(showsFavourites ? text.favourites : text.title, {
    description: text.description,
    canonical: to('properties'),
  })
  const hydrated = useHydrated()
  if (!showsFavourites) return <AllProperties filters={listingFilterFromQuery(query)} />
  // Favourites are stored on the device, so the server cannot render them.
  return <PublicPage>{hydrated && <Later part={favouriteCards} with={{}} />}</PublicPage>
}

const hasFilters = (filters: ListingFilter) => Object.keys(filters).length > 0

function AllProperties({ filters }: { filters: ListingFilter }) {
  const { venueParam } = useVisitor()
  const read = useRead(api.properties.listings.search, { ...venueParam, ...filters })
  return (
    <PublicLoaded read={read}>
      {({ listings, total, pages, tallies }) => (
        <PublicPage>
          <div className={`inset ${classes.screen}`}>
            <div className={`group between baseline below ${classes.head}`}>
              <h1 tabIndex={-1}>{text.title}</h1>
              <p className="muted" role="status">
                {text.count(countText(total), total)}
              </p>
            </div>
            {(total > 0 || hasFilters(filters)) && <FilterPanel filters={filters} tallies={tallies} />}
            <div>
              {listings.length > 0 ? <Cards listings={listings} /> : <NoResults filters={filters} />}
              <Pager filters={filters} pages={pages} />
            </div>
          </div>
        </PublicPage>
      )}
    </PublicLoaded>
  )
}

function NoResults({ filters }: { filters: ListingFilter }) {
  const { venueParam } = useVisitor()
  const isFiltered = hasFilters(filters)
  return (
    <div className="stack gap-16 center inset">
      <p className="muted above">{isFiltered ? text.nothing : text.none}</p>
      {isFiltered && (
        <Link to={to('properties', venueParam)} className="button">
          {text.clear}
        </Link>
      )}
    </div>
  )
}
