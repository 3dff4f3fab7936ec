import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { photosText as text } from '../bulk.text.ts'
import { matching, onOneScreen } from '../matching.ts'
import { productText } from '../menus.text.ts'
import classes from './Photos.module.css'
import type { Placed } from './photoNames.ts'

interface ProductChoiceProps {
  products: readonly Placed[]
  /** What is offered before anything is typed. */
  first: readonly Placed[]
  onChoose: (product: Placed) => void
  onLeave: () => void
}

/** All of it, also where its row is the last one of the window. */
const showWhole = (choice: HTMLElement | null) => choice?.scrollIntoView({ block: 'nearest' })

/** One of very many products: typed in part, then taken. Enter takes the first. */
export function ProductChoice({ products, first, onChoose, onLeave }: ProductChoiceProps) {
  const [searched, setSearched] = useState('')
  const found = matching(searched)
  const offered = (
    searched === '' && first.length > 0 ? first : products.filter(({ name, category }) => found(`${name} ${category}`))
  ).slice(0, onOneScreen)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onLeave()
    if (key === 'Enter' && searched !== '' && offered[0]) onChoose(offered[0])
  }
  return (
    <search ref={showWhole} className={classes.choice} onKeyDown={onKeyDown}>
      <TextInput
        aria-label={text.search}
        placeholder={text.search}
        value={searched}
        autoFocus
        onChange={({ currentTarget }) => setSearched(currentTarget.value)}
      />
      <ul>
        {offered.map((product) => (
          <li key={product.id}>
            <button type="button" className={classes.offer} onClick={() => onChoose(product)}>
              <span>{product.name}</span>
              <span className={classes.category}>{product.category}</span>
            </button>
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className={classes.category}>{productText.noneFound}</p>}
    </search>
  )
}
