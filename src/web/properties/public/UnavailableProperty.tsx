import type { UnavailableListing } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { headlineOf } from '../properties.text.ts'
import { PublicPage } from './PublicPage.tsx'
import { publicText as text } from './public.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'
import { SimilarProperties } from './SimilarProperties.tsx'

/** The page of a property that was withdrawn or archived: a message, and similar properties. */
export function UnavailableProperty({ listing }: { listing: UnavailableListing }) {
  const { venueParam } = usePublicPageParams()
  useTitle(text.unavailable)
  return (
    <PublicPage>
      <div className="stack gap-16 center inset above">
        <h1 className="large" tabIndex={-1}>
          {text.unavailable}
        </h1>
        <p className="muted">{text.unavailableHint(headlineOf(listing))}</p>
        <Link to={to('properties', venueParam)} className="button" data-primary>
          {text.seeAll}
        </Link>
      </div>
      <SimilarProperties number={listing.number} />
    </PublicPage>
  )
}
