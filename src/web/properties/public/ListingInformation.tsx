import { countFields } from '#contract/properties/listings.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { conditionText, countFieldNoun, metersText, operationText, typeText } from '../properties.text.ts'
import classes from './ListingInformation.module.css'
import { publicText as text } from './public.text.ts'

/** Label and formatted value of every field that has a value. */
const factsOf = (listing: Listing): [label: string, value: string][] => {
  const { facts } = text
  const counts = countFields.flatMap((field): [string, string][] => {
    const count = listing[field]
    return count === null ? [] : [[countFieldNoun(field, count), String(count)]]
  })
  return [
    [facts.operation, operationText[listing.operation]],
    [facts.type, typeText[listing.type]],
    [facts.price, formatMoney(listing.price, listing.currency)],
    [facts.condition, conditionText[listing.condition]],
    [facts.direction, listing.direction],
    [facts.city, listing.city],
    [facts.mtTotales, metersText(listing.mtTotales)],
    ...(listing.mtCubiertos === null ? [] : [[facts.mtCubiertos, metersText(listing.mtCubiertos)] as [string, string]]),
    ...counts,
    [facts.date, formatDay(listing.date)],
    [facts.number, String(listing.number)],
  ]
}

interface FactsProps {
  listing: Listing
  className: string | undefined
}

export const ListingFacts = ({ listing, className }: FactsProps) => (
  <dl className={className}>
    {factsOf(listing).map(([label, value]) => (
      <div key={label}>
        <dt className="muted">{label}</dt>
        <dd className="strong">{value}</dd>
      </div>
    ))}
  </dl>
)

export const ListingInformation = ({ listing }: { listing: Listing }) => (
  <section className="stack section">
    <h2 className="heading">{text.information}</h2>
    {listing.description && <p className="written">{listing.description}</p>}
    <ListingFacts listing={listing} className={classes.facts} />
  </section>
)
