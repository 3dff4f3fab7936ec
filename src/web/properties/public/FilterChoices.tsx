import type { ReactNode } from 'react'
import type { FilterCounts } from '#contract/properties/listings.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { formatCount } from '#web/kernel/text/counts.ts'
import classes from './FilterPanel.module.css'

export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack gap-6">
    <h2 className="heading">{title}</h2>
    {children}
  </section>
)

interface FilterChoicesProps {
  title: string
  tally: FilterCounts['city']
  chosen: string | undefined
  nameOf: (value: string) => string
  /** The URL with this value chosen, or with the filter removed. */
  urlOf: (value: string | undefined) => string
}

/** Compares without case and accents, because cities are typed by hand. */
const isSame = (value: string, other: string | undefined) =>
  other !== undefined && value.localeCompare(other, 'es', { sensitivity: 'base' }) === 0

/** The choices of one filter as links. The chosen value is listed even when no property matches it. */
export function FilterChoices({ title, tally, chosen, nameOf, urlOf }: FilterChoicesProps) {
  const isListed = tally.some(({ value }) => isSame(value, chosen))
  const choices = chosen !== undefined && !isListed ? [{ value: chosen, count: 0 }, ...tally] : tally
  if (choices.length === 0) return null
  return (
    <FilterGroup title={title}>
      <ul className={`group gap-8 ${classes.choices}`}>
        {choices.map(({ value, count }) => {
          const isChosen = isSame(value, chosen)
          return (
            <li key={value}>
              <Link
                to={urlOf(isChosen ? undefined : value)}
                className={`pill ${classes.choice}`}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span>{nameOf(value)}</span>
                <span className={`note ${classes.count}`}>{formatCount(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </FilterGroup>
  )
}
