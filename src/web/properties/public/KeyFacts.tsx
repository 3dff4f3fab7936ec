import type { Listing } from '#contract/properties/listings.ts'
import { countedWord, metersText } from '../properties.text.ts'
import classes from './KeyFacts.module.css'
import { publicText as text } from './public.text.ts'

const shownCounts = ['ambientes', 'bathrooms', 'car'] as const

/** Square metres, rooms, bathrooms and garages in one line. */
export const KeyFacts = ({ listing }: { listing: Listing }) => (
  <dl className={classes.facts}>
    <div>
      <dt className="note">{text.meters}</dt>
      <dd className="heading">{metersText(listing.mtTotales)}</dd>
    </div>
    {shownCounts.map((field) => {
      const count = listing[field]
      return count === null ? null : (
        <div key={field}>
          <dt className="note">{countedWord(field, count)}</dt>
          <dd className="heading">{count}</dd>
        </div>
      )
    })}
  </dl>
)
