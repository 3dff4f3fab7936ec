import { type ListingFilter, listingFilterToQuery } from '#contract/properties/listingFilter.limits.ts'
import { to } from '#contract/properties/pages.public.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { listText as text } from './list.text.ts'
import { useVisitor } from './visitor.ts'

/** Links to the previous and next page of the list; each page has its own URL. */
export function Pager({ filters, pages }: { filters: ListingFilter; pages: number }) {
  const { venueParam } = useVisitor()
  const page = filters.page ?? 1
  if (pages <= 1) return null
  const urlOf = (number: number) =>
    to('properties', { ...venueParam, ...listingFilterToQuery(filters), page: number === 1 ? undefined : number })
  return (
    <nav className="group between above" aria-label={text.pages}>
      {page > 1 ? (
        <Link to={urlOf(Math.min(page - 1, pages))} className="button">
          {text.previous}
        </Link>
      ) : (
        <span />
      )}
      <p className="muted">{text.page(page, pages)}</p>
      {page < pages ? (
        <Link to={urlOf(page + 1)} className="button">
          {text.next}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
