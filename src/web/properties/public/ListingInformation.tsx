import { countFields } from '#contract/properties/listings.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { ageText, amenityText, conditionText } from '../details.text.ts'
import { countFieldNoun, metersText, operationText, stateText, typeText } from '../properties.text.ts'
import classes from './ListingInformation.module.css'
import { publicText as text } from './public.text.ts'

/** Label and formatted value of every field that has a value. */
const factsOf = (listing: Listing): [label: string, value: string][] => {
  const { facts } = text
  const counts = countFields.flatMap((field): [string, string][] => {
    const count = listing[field]
    return count === null ? [] : [[countFieldNoun(field, count), String(count)]]
  })
  const { operation, state, expensas, yearBuilt, mtCubiertos } = listing
  const age = yearBuilt === null ? -1 : new Date().getFullYear() - yearBuilt
  const all: [label: string, value: string | false][] = [
    [facts.operation, operationText[operation]],
    [facts.state, state !== 'available' && stateText(state, operation)],
    [facts.type, typeText[listing.type]],
    [facts.price, formatMoney(listing.price, listing.currency)],
    [facts.expensas, expensas !== null && formatMoney(expensas, listing.expensasCurrency)],
    [facts.condition, conditionText[listing.condition]],
    [facts.age, age >= 0 && ageText(age)],
    [facts.direction, listing.direction],
    [facts.neighbourhood, listing.neighbourhood],
    [facts.city, listing.city],
    [facts.mtTotales, metersText(listing.mtTotales)],
    [facts.mtCubiertos, mtCubiertos !== null && metersText(mtCubiertos)],
    ...counts,
    [facts.date, formatDay(listing.date)],
    [facts.number, String(listing.number)],
  ]
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

interface FactsProps {
  listing: Listing
  className: string | undefined
}

const ListingFacts = ({ listing, className }: FactsProps) => (
  <dl className={className}>
    {factsOf(listing).map(([label, value]) => (
      <div key={label}>
        <dt className="muted">{label}</dt>
        <dd className="strong">{value}</dd>
      </div>
    ))}
  </dl>
)

const Amenities = ({ listing: { amenities } }: { listing: Listing }) =>
  amenities.length > 0 && (
    <p>
      <span className="muted">{`${text.facts.amenities}: `}</span>
      {amenities.map((amenity) => amenityText[amenity]).join(', ')}
    </p>
  )

export const ListingInformation = ({ listing }: { listing: Listing }) => (
  <section className="stack section">
    <h2 className="heading">{text.information}</h2>
    {listing.description && <p className="written">{listing.description}</p>}
    <ListingFacts listing={listing} className={classes.facts} />
    <Amenities listing={listing} />
  </section>
)

/** The facts of a printed sheet, without the description. */
export const PrintSheetFacts = ({ listing, className }: FactsProps) => (
  <>
    <ListingFacts listing={listing} className={className} />
    <Amenities listing={listing} />
  </>
)
