import { type FormEvent, useState } from 'react'
import { currencies } from '#contract/kernel/currencies.limits.ts'
import {
  type ListingFilter,
  listingFilterFromQuery,
  listingFilterToQuery,
} from '#contract/properties/listingFilter.limits.ts'
import {
  type ListingOperation,
  type ListingType,
  listingLimits,
  listingSorts,
  type RoomChoice,
} from '#contract/properties/listings.limits.ts'
import type { FilterCounts } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { operationText, roomsText, sortText, typeText } from '../properties.text.ts'
import { FilterChoices, FilterGroup } from './FilterChoices.tsx'
import classes from './FilterPanel.module.css'
import { propertyListText as text } from './propertyList.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'

interface FilterPanelProps {
  filters: ListingFilter
  tallies: FilterCounts
}

const filterNames = ['operation', 'type', 'rooms', 'city', 'from', 'to', 'text'] as const

/**
 * The filters of the public list, each choice with its number of matching properties. Choices are links and the rest
 * is a GET form, so the panel works before JavaScript has loaded.
 */
export function FilterPanel({ filters, tallies }: FilterPanelProps) {
  const { venueParam } = usePublicPageParams()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { page: _, ...withoutPage } = filters
  const urlOf = (change: ListingFilter) =>
    to('properties', { ...venueParam, ...listingFilterToQuery({ ...withoutPage, ...change }) })
  const chosenCount = filterNames.filter((filter) => filters[filter] !== undefined).length
  const { operation, type, rooms, city } = filters

  const applyForm = (form: HTMLFormElement) => {
    const formQuery = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(to('properties', { ...venueParam, ...listingFilterToQuery(listingFilterFromQuery(formQuery)) }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    applyForm(event.currentTarget)
    setOpen(false)
  }

  return (
    <search className="stack below">
      {/* The inputs are uncontrolled; the key resets them when the URL's filters change. */}
      <form key={JSON.stringify(withoutPage)} action={to('properties')} onSubmit={submit} className="stack">
        <HiddenInputs values={{ ...venueParam, operation, type, rooms, city }} />
        <div className={`group gap-8 ${classes.top}`}>
          <input
            className="input"
            type="search"
            name="q"
            aria-label={text.searchLabel}
            placeholder={text.searchLabel}
            maxLength={listingLimits.search}
            defaultValue={filters.text}
            autoComplete="off"
          />
          <button type="submit" className="button" data-primary>
            {text.search}
          </button>
        </div>
        <div className="group between">
          <button
            type="button"
            className={`button ${classes.toggle}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {text.filtersOn(chosenCount)}
          </button>
          <label className={`group nowrap gap-8 note ${classes.sort}`}>
            <span>{text.sort}</span>
            <select
              className="input"
              name="sort"
              defaultValue={filters.sort ?? 'featured'}
              onChange={(event) => event.currentTarget.form && applyForm(event.currentTarget.form)}
            >
              {listingSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {sortText[sort]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className={classes.filters} data-open={open || undefined}>
          <Island>
            <FilterChoices
              title={text.operation}
              tally={tallies.operation}
              chosen={operation}
              nameOf={(value) => operationText[value as ListingOperation]}
              urlOf={(value) => urlOf({ operation: value as ListingOperation | undefined })}
            />
            <FilterChoices
              title={text.type}
              tally={tallies.type}
              chosen={type}
              nameOf={(value) => typeText[value as ListingType]}
              urlOf={(value) => urlOf({ type: value as ListingType | undefined })}
            />
            <FilterChoices
              title={text.rooms}
              tally={tallies.rooms}
              chosen={rooms === undefined ? undefined : String(rooms)}
              nameOf={(value) => roomsText(Number(value) as RoomChoice)}
              urlOf={(value) => urlOf({ rooms: value === undefined ? value : (Number(value) as RoomChoice) })}
            />
            <FilterChoices
              title={text.city}
              tally={tallies.city}
              chosen={city}
              nameOf={(value) => value}
              urlOf={(value) => urlOf({ city: value })}
            />
            <PriceRange filters={filters} tallies={tallies} />
            {chosenCount > 0 && (
              <Link to={to('properties', venueParam)} className="quiet">
                {text.clear}
              </Link>
            )}
          </Island>
        </div>
      </form>
    </search>
  )
}

/** Hidden inputs that keep the filters chosen by links when the form is sent without JavaScript. */
const HiddenInputs = ({ values }: { values: Record<string, string | number | undefined> }) =>
  Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )

/** Price range in one currency. Only currencies that occur in the results are offered. */
function PriceRange({ filters, tallies }: FilterPanelProps) {
  const offered = currencies.filter(
    (currency) => currency === filters.currency || tallies.currency.some(({ value }) => value === currency),
  )
  return (
    <FilterGroup title={text.price}>
      <div className={classes.prices}>
        <Amount name="from" label={text.from} amount={filters.from} />
        <Amount name="to" label={text.to} amount={filters.to} />
        <label className="stack gap-4 note">
          <span>{text.currency}</span>
          <select className="input" name="currency" defaultValue={filters.currency ?? ''}>
            <option value="">{text.anyCurrency}</option>
            {offered.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          {text.apply}
        </button>
      </div>
    </FilterGroup>
  )
}

const Amount = ({ name, label, amount }: { name: string; label: string; amount: number | undefined }) => (
  <label className="stack gap-4 note">
    <span>{label}</span>
    <input
      className="input"
      name={name}
      inputMode="numeric"
      pattern="\d*"
      maxLength={9}
      defaultValue={amount === undefined ? '' : amount / 100}
    />
  </label>
)
