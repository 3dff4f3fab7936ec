import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { Chip, Row } from '../Row.tsx'
import { RowButtons } from '../RowButtons.tsx'
import { useRemoval } from '../useRemoval.ts'
import { productText as text } from './menus.text.ts'
import { priceText } from './prices.ts'
import { useStock } from './useStock.ts'

interface ProductRowProps {
  product: Product
  edit: string
  isAdmin: boolean
}

const marks = ['glutenFree', 'vegetarian', 'favourite'] as const

export function ProductRow({ product, edit, isAdmin }: ProductRowProps) {
  const { id, name, description, photo, price } = product
  const currency = useVenue()?.currency ?? 'ARS'
  const { stock, toggle } = useStock(product)
  const { remove, removing } = useRemoval(api.hotel.menus.removeProduct, {
    question: text.question,
    onRemoved: () => popup.success(text.deleted, text.deletedDetail),
  })
  return (
    <Row
      photo={photo}
      name={name}
      off={!stock}
      chips={
        <>
          {!stock && <Chip kind="off">{text.off}</Chip>}
          {marks.map((mark) => product[mark] && <Chip key={mark}>{text[mark]}</Chip>)}
        </>
      }
      detail={description}
      fact={price === null ? text.noPrice : priceText(price, currency)}
      busy={removing}
    >
      <Button
        variant="default"
        miw={84}
        aria-label={stock ? text.disableOf(name) : text.enableOf(name)}
        onClick={toggle}
      >
        {stock ? text.disable : text.enable}
      </Button>
      {isAdmin && <RowButtons name={name} edit={edit} removing={removing} onRemove={() => void remove(id)} />}
    </Row>
  )
}
