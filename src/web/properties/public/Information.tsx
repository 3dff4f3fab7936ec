import { countFields } from '#contract/properties/listings.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { conditionText, countedWord, metersText, operationText, typeText } from '../properties.text.ts'
import classes from './Information.module.css'
import { publicText as text } from './public.text.ts'

/** Label and formatted value of every field that has a value. */
const factsOf = (listing: Listing): [label: string, value: string][] => {
  const { facts } = text
  const counts = countFields.flatMap((field): [string, string][] => {
    const count = listing[field]
    return count === null ? [] : [[countedWord(field, count), String(count)]]
  })
  return [
    [facts.operation, operationText[listing.operation]],
    [facts.type, typeText[listing.type]],
    [facts.price, moneyText(listing.price, listing.currency)],
    [facts.condition, conditionText[listing.condition]],
    [facts.direction, listing.direction],
    [facts.city, listing.city],
    [facts.mtTotales, metersText(listing.mtTotales)],
    ...(listing.mtCubiertos === null ? [] : [[facts.mtCubiertos, metersText(listing.mtCubiertos)] as [string, string]]),
    ...counts,
    [facts.date, dayText(listing.date)],
    [facts.number, String(listing.number)],
  ]
}

interface FactsProps {
  listing: Listing
  className: string | undefined
}

export const Facts = ({ listing, className }: FactsProps) => (
  <dl className={className}>
    {factsOf(listing).map(([label, value]) => (
      <div key={label}>
        <dt className="muted">{label}</dt>
        <dd className="strong">{value}</dd>
      </div>
    ))}
  </dl>
)

export const Information = ({ listing }: { listing: Listing }) => (
  <section className="stack section">
    <h2 className="heading">{text.information}</h2>
    {listing.description && <p className="written">{listing.description}</p>}
    <Facts listing={listing} className={classes.facts} />
  </section>
)
