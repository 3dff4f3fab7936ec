import { type ListingFilter, listingFilterToQuery } from '#contract/properties/listingFilter.limits.ts'
import { to } from '#contract/properties/pages.public.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { listText as text } from './list.text.ts'
import classes from './Pager.module.css'
import { useVisitor } from './visitor.ts'

/** The pages of the list, each an address of its own. */
export function Pager({ filters, pages }: { filters: ListingFilter; pages: number }) {
  const { named } = useVisitor()
  const page = filters.page ?? 1
  if (pages <= 1) return null
  const addressOf = (one: number) =>
    to('properties', { ...named, ...listingFilterToQuery(filters), page: one === 1 ? undefined : one })
  return (
    <nav className={classes.pager} aria-label={text.pages}>
      {page > 1 ? <Link to={addressOf(Math.min(page - 1, pages))}>{text.previous}</Link> : <span />}
      <p>{text.page(page, pages)}</p>
      {page < pages ? <Link to={addressOf(page + 1)}>{text.next}</Link> : <span />}
    </nav>
  )
}
