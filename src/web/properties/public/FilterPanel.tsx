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
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { operationText, roomsText, sortText, typeText } from '../properties.text.ts'
import { Choices, Group } from './Choices.tsx'
import classes from './FilterPanel.module.css'
import { listText as text } from './list.text.ts'
import { useVisitor } from './visitor.ts'

interface FilterPanelProps {
  filters: ListingFilter
  tallies: FilterCounts
}

const narrowing = ['operation', 'type', 'rooms', 'city', 'from', 'to', 'text'] as const

/**
 * What narrows the list down, with how many each choice would leave. Choices are links and the rest is a form that
 * asks by its address: all of it works before any code of ours has come.
 */
export function FilterPanel({ filters, tallies }: FilterPanelProps) {
  const { named } = useVisitor()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { page: _, ...first } = filters
  const addressOf = (change: ListingFilter) =>
    to('properties', { ...named, ...listingFilterToQuery({ ...first, ...change }) })
  const chosen = narrowing.filter((filter) => filters[filter] !== undefined).length
  const { operation, type, rooms, city } = filters

  const ask = (form: HTMLFormElement) => {
    const given = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(to('properties', { ...named, ...listingFilterToQuery(listingFilterFromQuery(given)) }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(event.currentTarget)
    setOpen(false)
  }

  return (
    <search className={classes.panel}>
      {/* What is typed is the form's until it is sent; another address is another form. */}
      <form key={JSON.stringify(first)} action={to('properties')} onSubmit={submit} className={classes.form}>
        <Hidden values={{ ...named, operation, type, rooms, city }} />
        <div className={classes.top}>
          <input
            type="search"
            name="q"
            aria-label={text.searchLabel}
            placeholder={text.searchLabel}
            maxLength={listingLimits.search}
            defaultValue={filters.text}
            autoComplete="off"
          />
          <button type="submit" className={classes.search}>
            {text.search}
          </button>
        </div>
        <div className="group between">
          <button type="button" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
            {text.filtersOn(chosen)}
          </button>
          <label className={classes.sort}>
            <span>{text.sort}</span>
            <select
              name="sort"
              defaultValue={filters.sort ?? 'featured'}
              onChange={(event) => event.currentTarget.form && ask(event.currentTarget.form)}
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
          <Choices
            title={text.operation}
            tally={tallies.operation}
            chosen={operation}
            nameOf={(value) => operationText[value as ListingOperation]}
            addressOf={(value) => addressOf({ operation: value as ListingOperation | undefined })}
          />
          <Choices
            title={text.type}
            tally={tallies.type}
            chosen={type}
            nameOf={(value) => typeText[value as ListingType]}
            addressOf={(value) => addressOf({ type: value as ListingType | undefined })}
          />
          <Choices
            title={text.rooms}
            tally={tallies.rooms}
            chosen={rooms === undefined ? undefined : String(rooms)}
            nameOf={(value) => roomsText(Number(value) as RoomChoice)}
            addressOf={(value) => addressOf({ rooms: value === undefined ? value : (Number(value) as RoomChoice) })}
          />
          <Choices
            title={text.city}
            tally={tallies.city}
            chosen={city}
            nameOf={(value) => value}
            addressOf={(value) => addressOf({ city: value })}
          />
          <Prices filters={filters} tallies={tallies} />
          {chosen > 0 && (
            <Link to={to('properties', named)} className={classes.clear}>
              {text.clear}
            </Link>
          )}
        </div>
      </form>
    </search>
  )
}

/** The choices that are links: without code of ours, sending the form keeps them. */
const Hidden = ({ values }: { values: Record<string, string | number | undefined> }) =>
  Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )

/** Between two amounts of one currency, of those that there are. */
function Prices({ filters, tallies }: FilterPanelProps) {
  const known = currencies.filter(
    (one) => one === filters.currency || tallies.currency.some(({ value }) => value === one),
  )
  return (
    <Group title={text.price}>
      <div className={classes.prices}>
        <Amount name="from" label={text.from} amount={filters.from} />
        <Amount name="to" label={text.to} amount={filters.to} />
        <label>
          <span>{text.currency}</span>
          <select name="currency" defaultValue={filters.currency ?? ''}>
            <option value="">{text.anyCurrency}</option>
            {known.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="submit">{text.apply}</button>
      </div>
    </Group>
  )
}

const Amount = ({ name, label, amount }: { name: string; label: string; amount: number | undefined }) => (
  <label>
    <span>{label}</span>
    <input
      name={name}
      inputMode="numeric"
      pattern="\d*"
      maxLength={9}
      defaultValue={amount === undefined ? '' : amount / 100}
    />
  </label>
)
