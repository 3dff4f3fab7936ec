import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { choiceBoundsOf, isValidSelection, toggleChoice } from '#contract/hotel/optionChoices.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { hotelText } from '../hotel.text.ts'
import { createTextFilter } from '../menus/textFilter.ts'
import { createDraftLine, type DraftLine } from './draftLines.ts'
import classes from './OrderLinesForm.module.css'
import { orderFormText as text } from './orders.text.ts'
import { ProductSearch } from './ProductSearch.tsx'

interface ProductPickerProps {
  onAdd: (line: DraftLine) => void
}

/** All products of the menus; a press adds the product as a line, after its options were chosen. */
export function ProductPicker({ onAdd }: ProductPickerProps) {
  const menus = useRead(api.hotel.menus.offered, {})
  const [searched, setSearched] = useState('')
  const [categoryId, setCategoryId] = useState('')
  const matches = createTextFilter(searched)
  return (
    <div className={`stack ${classes.picker}`}>
      <ProductSearch value={searched} onChange={setSearched} />
      <NativeSelect
        aria-label={text.category}
        value={categoryId}
        data={[
          { value: '', label: text.allCategories },
          ...(menus.data?.menus ?? []).map((menu) => ({
            group: menu.name,
            items: menu.categories.map(({ id, name }) => ({ value: id, label: name })),
          })),
        ]}
        onChange={({ currentTarget }) => setCategoryId(currentTarget.value)}
      />
      <div className={`stack gap-16 ${classes.offered}`}>
        <Loaded read={menus} skeleton={<SkeletonBox height={320} />}>
          {({ menus }) =>
            menus
              .flatMap((menu) => menu.categories.map((category) => ({ ...category, menu: menu.name })))
              .filter(({ id }) => categoryId === '' || id === categoryId)
              .map(({ id, name, menu, products }) => ({
                id,
                title: `${menu} · ${name}`,
                products: products.filter((product) => matches(`${product.name} ${name} ${menu}`)),
              }))
              .filter(({ products }) => products.length > 0)
              .map(({ id, title, products }) => (
                <section key={id}>
                  <h3>{title}</h3>
                  <ul>
                    {products.map((product) => (
                      <PickerProduct key={product.id} product={product} onAdd={onAdd} />
                    ))}
                  </ul>
                </section>
              ))
          }
        </Loaded>
      </div>
    </div>
  )
}

function PickerProduct({ product, onAdd }: ProductPickerProps & { product: GuestProduct }) {
  const { name, price, stock, options } = product
  const currency = useVenue()?.currency ?? 'ARS'
  const [open, setOpen] = useState(false)
  const addOrOpen = () => (options.length > 0 ? setOpen(!open) : onAdd(createDraftLine(product, [])))
  return (
    <li>
      <button
        type="button"
        className={classes.product}
        disabled={!stock}
        aria-expanded={options.length > 0 ? open : undefined}
        onClick={addOrOpen}
      >
        <span>
          <span className="unseen">{text.add} </span>
          {name}
        </span>
        <span>{stock ? (price === null ? hotelText.noPrice : formatMoney(price, currency)) : text.off}</span>
      </button>
      {open && (
        <OptionsForm
          product={product}
          onAdd={(line) => {
            setOpen(false)
            onAdd(line)
          }}
        />
      )}
    </li>
  )
}

const legendOf = (group: GuestProduct['options'][number]) => {
  const { least, most } = choiceBoundsOf(group)
  if (group.choose === 'many' && (least > 1 || most < group.choices.length))
    return text.bounded(group.name, least, most)
  return group.required ? text.needed(group.name) : group.name
}

function OptionsForm({ product, onAdd }: ProductPickerProps & { product: GuestProduct }) {
  const currency = useVenue()?.currency ?? 'ARS'
  const [choices, setChoices] = useState<readonly string[]>([])
  return (
    <div className={`stack start ${classes.choosing}`}>
      {product.options.map((group) => (
        <fieldset key={group.id} className="choices group gap-8">
          <legend>{legendOf(group)}</legend>
          {group.choices.map(({ id, name, extra }) => (
            <button
              key={id}
              type="button"
              className="pill"
              aria-pressed={choices.includes(id)}
              onClick={() => setChoices(toggleChoice(group, choices, id))}
            >
              {name}
              {extra > 0 && <small>{`+ ${formatMoney(extra, currency)}`}</small>}
            </button>
          ))}
        </fieldset>
      ))}
      <Button
        variant="default"
        disabled={!isValidSelection(product.options, choices)}
        aria-label={text.addChosen(product.name)}
        onClick={() => onAdd(createDraftLine(product, choices))}
      >
        {text.addIt}
      </Button>
    </div>
  )
}
