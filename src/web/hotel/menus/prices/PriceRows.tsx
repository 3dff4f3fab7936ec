import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import type { BulkCategory, BulkProduct } from '#contract/hotel/menus.bulk.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVisibleRows } from '#web/kernel/ui/lists/useVisibleRows.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { pricesText as text } from '../bulk.text.ts'
import { productText } from '../menus.text.ts'
import classes from './Prices.module.css'

interface PriceRowsProps {
  categories: readonly BulkCategory[]
  all: (chosen: number, total: number) => string
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  nextOf: (price: number) => number
  /** Price that this person knew, if somebody else has changed it since; undefined otherwise. */
  before: (product: BulkProduct) => number | null | undefined
}

/** Products without a price cannot be changed by a percentage. */
const choosable = (products: readonly BulkProduct[]) => products.filter(({ price }) => price !== null)

const removeIds = (chosen: ReadonlySet<string>, ids: readonly string[]) => {
  const next = new Set(chosen)
  for (const id of ids) next.delete(id)
  return next
}

/** Products by category with checkboxes; chosen ones show the new price beside the current one. Renders only the rows in view. */
export function PriceRows({ categories, all, chosen, onChoose, nextOf, before }: PriceRowsProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  const list = useRef<HTMLUListElement>(null)
  const lines = categories.flatMap((category) => [category, ...category.products])
  const { rows, room } = useVisibleRows(list, { count: lines.length, height: 45 })
  const money = (price: number | null) => (price === null ? productText.noPrice : formatMoney(price, currency))
  const allProducts = { products: categories.flatMap(({ products }) => products), chosen, onChoose }
  return (
    <div className={`card ${classes.list}`}>
      <div className={classes.head}>
        <ChooseAllCheckbox {...allProducts} label={all} />
      </div>
      <ul ref={list} aria-label={text.list} style={room}>
        {rows.map((index) => {
          const line = lines[index]
          if (!line) return null
          if ('products' in line)
            return (
              <li key={line.id} className={classes.category}>
                <ChooseAllCheckbox
                  products={line.products}
                  chosen={chosen}
                  onChoose={onChoose}
                  label={(chosenCount, total) => `${line.name} (${chosenCount} de ${total})`}
                />
              </li>
            )
          const { id, name, price } = line
          const was = before(line)
          const next = price !== null && chosen.has(id) ? nextOf(price) : price
          return (
            <li key={id} className={classes.product}>
              <Checkbox
                label={name}
                description={was === undefined ? undefined : text.movedFrom(money(was))}
                checked={chosen.has(id)}
                disabled={price === null}
                onChange={() => onChoose(chosen.has(id) ? removeIds(chosen, [id]) : new Set([...chosen, id]))}
              />
              <span className={classes.price} data-old={next !== price || undefined}>
                {money(price)}
              </span>
              <span className={classes.next}>
                {next !== price && (
                  <>
                    <span aria-hidden>→ </span>
                    <span className="unseen">{text.becomes} </span>
                    {money(next)}
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface ChooseAllCheckboxProps {
  products: readonly BulkProduct[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  label: (chosen: number, total: number) => string
}

/** Checkbox that chooses all of these products that have a price, or none if all are chosen. */
function ChooseAllCheckbox({ products, chosen, onChoose, label }: ChooseAllCheckboxProps) {
  const ids = choosable(products).map(({ id }) => id)
  const chosenCount = ids.filter((id) => chosen.has(id)).length
  const allChosen = ids.length > 0 && chosenCount === ids.length
  const toggleAll = () => onChoose(allChosen ? removeIds(chosen, ids) : new Set([...chosen, ...ids]))
  return (
    <Checkbox
      label={label(chosenCount, ids.length)}
      checked={allChosen}
      indeterminate={chosenCount > 0 && !allChosen}
      disabled={ids.length === 0}
      onChange={toggleAll}
    />
  )
}
