import type { ReactNode } from 'react'
import type { FilterCounts } from '#contract/properties/listings.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { countText } from '#web/kernel/text/counts.ts'
import classes from './FilterPanel.module.css'

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.group}>
    <h2>{title}</h2>
    {children}
  </section>
)

interface ChoicesProps {
  title: string
  tally: FilterCounts['city']
  chosen: string | undefined
  nameOf: (value: string) => string
  /** Where a choice leads; without a value, where it is taken back. */
  addressOf: (value: string | undefined) => string
}

/** A city is the same however it is written. */
const same = (one: string, other: string | undefined) =>
  other !== undefined && one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0

/** The choices of one filter. The one that was made stays, even where it leaves nothing. */
export function Choices({ title, tally, chosen, nameOf, addressOf }: ChoicesProps) {
  const isListed = tally.some(({ value }) => same(value, chosen))
  const choices = chosen !== undefined && !isListed ? [{ value: chosen, count: 0 }, ...tally] : tally
  if (choices.length === 0) return null
  return (
    <Group title={title}>
      <ul className={classes.choices}>
        {choices.map(({ value, count }) => {
          const isOne = same(value, chosen)
          return (
            <li key={value}>
              <Link to={addressOf(isOne ? undefined : value)} aria-current={isOne ? 'true' : undefined}>
                <span>{nameOf(value)}</span>
                <span className={classes.count}>{countText(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}
