import type { Listing } from '#contract/properties/listings.ts'
import { countedWord, metersText } from '../properties.text.ts'
import classes from './KeyFacts.module.css'
import { publicText as text } from './public.text.ts'

const counted = ['ambientes', 'bathrooms', 'car'] as const

/** Metres, rooms, bathrooms and garages, as a scorecard shows them. */
export const KeyFacts = ({ listing }: { listing: Listing }) => (
  <dl className={classes.facts}>
    <div>
      <dt>{text.meters}</dt>
      <dd>{metersText(listing.mtTotales)}</dd>
    </div>
    {counted.map((field) => {
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
