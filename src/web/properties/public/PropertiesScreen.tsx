import { api } from '#contract/api.ts'
import { type ListingFilter, listingFilterFromQuery } from '#contract/properties/listingFilter.limits.ts'
import { to } from '#contract/properties/pages.public.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Hydrated } from '#web/kernel/navigation/Hydrated.tsx'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { formatCount } from '#web/kernel/text/counts.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { FilterPanel } from './FilterPanel.tsx'
import classes from './PropertiesScreen.module.css'
import { PropertyCards } from './PropertyCards.tsx'
import { PublicPage } from './PublicPage.tsx'
import { PublicPageLoaded } from './PublicPageLoaded.tsx'
import { propertyListText as text } from './propertyList.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'

const pager = lazyPart(() => import('./ListPager.tsx').then((m) => m.ListPager))
// The server renders without Suspense fallbacks, so it needs the code at once.
if (import.meta.env.SSR) await pager.load()
const favouriteCards = lazyPart(() => import('./Favourites.tsx').then((m) => m.Favourites))

/** The public list. The URL's query holds filters, order and page, or selects the view of the favourites. */
export function PropertiesScreen() {
  const query = useSearchParams()
  const showsFavourites = query.get('view') === 'favourites'
  useTitle(showsFavourites ? text.favourites : text.title, {
    description: text.description,
    canonical: to('properties'),
  })
  if (!showsFavourites) return <AllProperties filters={listingFilterFromQuery(query)} />
  // Favourites are stored on the device, so the server cannot render them.
  return (
    <PublicPage>
      <Hydrated>
        <Lazy part={favouriteCards} with={{}} />
      </Hydrated>
    </PublicPage>
  )
}

const hasFilters = (filters: ListingFilter) => Object.keys(filters).length > 0

function AllProperties({ filters }: { filters: ListingFilter }) {
  const { venueParam } = usePublicPageParams()
  const read = useRead(api.properties.listings.search, { ...venueParam, ...filters })
  return (
    <PublicPageLoaded read={read}>
      {({ listings, total, pages, tallies }) => (
        <PublicPage>
          <div className={`inset ${classes.screen}`}>
            <div className={`group between baseline below ${classes.head}`}>
              <h1 tabIndex={-1}>{text.title}</h1>
              <p className="muted" role="status">
                {text.count(formatCount(total), total)}
              </p>
            </div>
            <Island>{(total > 0 || hasFilters(filters)) && <FilterPanel filters={filters} tallies={tallies} />}</Island>
            <div>
              {listings.length > 0 ? <PropertyCards listings={listings} /> : <NoResults filters={filters} />}
              {pages > 1 && <Lazy part={pager} with={{ filters, pages }} />}
            </div>
          </div>
        </PublicPage>
      )}
    </PublicPageLoaded>
  )
}

function NoResults({ filters }: { filters: ListingFilter }) {
  const { venueParam } = usePublicPageParams()
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
