import type { Listing } from '#contract/properties/listings.ts'
import { countedWord, metersText } from '../properties.text.ts'
import classes from './KeyFacts.module.css'
import { publicText as text } from './public.text.ts'

const shownCounts = ['ambientes', 'bathrooms', 'car'] as const

/** Square metres, rooms, bathrooms and garages in one line. */
export const KeyFacts = ({ listing }: { listing: Listing }) => (
  <dl className={classes.facts}>
    <div>
      <dt>{text.meters}</dt>
      <dd>{metersText(listing.mtTotales)}</dd>
    </div>
    {shownCounts.map((field) => {
      const count = listing[field]
      return count === null ? null : (
        <div key={field}>
          <dt>{countedWord(field, count)}</dt>
          <dd>{count}</dd>
        </div>
      )
    })}
  </dl>
)
