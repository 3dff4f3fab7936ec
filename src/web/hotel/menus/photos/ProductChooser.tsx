import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { photosText as text } from '../bulk.text.ts'
import { productText } from '../menus.text.ts'
import { createTextFilter, rowsPerScreen } from '../textFilter.ts'
import classes from './Photos.module.css'
import type { ProductInCategory } from './photoNames.ts'

interface ProductChooserProps {
  products: readonly ProductInCategory[]
  /** Products listed before anything is typed: those that match the file name. */
  first: readonly ProductInCategory[]
  onChoose: (product: ProductInCategory) => void
  onLeave: () => void
}

/** Scrolls the opened list into view: its row may be at the lower edge of the window. */
const scrollIntoView = (choice: HTMLElement | null) => choice?.scrollIntoView({ block: 'nearest' })

/** Search field and list to choose one of many products. Enter takes the first match, Escape closes. */
export function ProductChooser({ products, first, onChoose, onLeave }: ProductChooserProps) {
  const [query, setQuery] = useState('')
  const matches = createTextFilter(query)
  const offered = (
    query === '' && first.length > 0 ? first : products.filter(({ name, category }) => matches(`${name} ${category}`))
  ).slice(0, rowsPerScreen)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onLeave()
    if (key === 'Enter' && query !== '' && offered[0]) onChoose(offered[0])
  }
  return (
    <search ref={scrollIntoView} className={classes.choice} onKeyDown={onKeyDown}>
      <TextInput
        aria-label={text.search}
        placeholder={text.search}
        value={query}
        autoFocus
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <ul>
        {offered.map((product) => (
          <li key={product.id}>
            <button type="button" className={classes.offer} onClick={() => onChoose(product)}>
              <span>{product.name}</span>
              <span className="note">{product.category}</span>
            </button>
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className="note">{productText.noneFound}</p>}
    </search>
  )
}
