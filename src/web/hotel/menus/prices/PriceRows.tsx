import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import type { BulkCategory, BulkProduct } from '#contract/hotel/menus.bulk.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { useRowsInView } from '#web/kernel/ui/lists/rowsInView.ts'
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
  /** The price that was seen, where somebody else has changed it since; undefined where nobody has. */
  before: (product: BulkProduct) => number | null | undefined
}

/** What has no price has none to change. */
const choosable = (products: readonly BulkProduct[]) => products.filter(({ price }) => price !== null)

const without = (chosen: ReadonlySet<string>, ids: readonly string[]) => {
  const left = new Set(chosen)
  for (const id of ids) left.delete(id)
  return left
}

/** Every product with what it costs, and those that are chosen with what they would; chosen one by one or by category. */
export function PriceRows({ categories, all, chosen, onChoose, nextOf, before }: PriceRowsProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  const list = useRef<HTMLUListElement>(null)
  const lines = categories.flatMap((category) => [category, ...category.products])
  const { rows, room } = useRowsInView(list, { count: lines.length, height: 45 })
  const money = (price: number | null) => (price === null ? productText.noPrice : moneyText(price, currency))
  const whole = { products: categories.flatMap(({ products }) => products), chosen, onChoose }
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <Choosing {...whole} label={all} />
      </div>
      <ul ref={list} aria-label={text.list} style={room}>
        {rows.map((index) => {
          const line = lines[index]
          if (!line) return null
          if ('products' in line)
            return (
              <li key={line.id} className={classes.category}>
                <Choosing
                  products={line.products}
                  chosen={chosen}
                  onChoose={onChoose}
                  label={(some, total) => `${line.name} (${some} de ${total})`}
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
                onChange={() => onChoose(chosen.has(id) ? without(chosen, [id]) : new Set([...chosen, id]))}
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

interface ChoosingProps {
  products: readonly BulkProduct[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  label: (chosen: number, total: number) => string
}

/** Chooses all of them, or none. */
function Choosing({ products, chosen, onChoose, label }: ChoosingProps) {
  const own = choosable(products).map(({ id }) => id)
  const some = own.filter((id) => chosen.has(id)).length
  const every = own.length > 0 && some === own.length
  const turn = () => onChoose(every ? without(chosen, own) : new Set([...chosen, ...own]))
  return (
    <Checkbox
      label={label(some, own.length)}
      checked={every}
      indeterminate={some > 0 && !every}
      disabled={own.length === 0}
      onChange={turn}
    />
  )
}
