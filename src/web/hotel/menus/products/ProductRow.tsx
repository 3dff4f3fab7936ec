import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import { contentMarkText } from '#web/hotel/contentMarks.text.ts'
import { hotelText } from '#web/hotel/hotel.text.ts'
import { RowImage } from '#web/hotel/RowImage.tsx'
import { formatMoney } from '#web/kernel/text/money.ts'
import { MoreActions } from '#web/kernel/ui/buttons/MoreActions.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { PictureRow } from '#web/kernel/ui/lists/PictureRows.tsx'
import { hiddenItemText, productText as text } from '../menus.text.ts'
import { RowAdminButtons } from '../RowAdminButtons.tsx'
import { StockChips, StockLimits, StockToggle } from './StockButtons.tsx'
import { useStock } from './useStock.ts'

interface ProductRowProps {
  product: Product
  currency: Currency
  edit: string
  isAdmin: boolean
}

const marks = ['glutenFree', 'vegetarian', 'vegan', 'favourite'] as const

export function ProductRow({ product, currency, edit, isAdmin }: ProductRowProps) {
  const { id, name, description, photo, price } = product
  const stock = useStock(product)
  const { remove, removing } = useRemoval(api.hotel.menus.removeProduct, {
    question: text.question,
    said: text.deleted,
    detail: text.deletedDetail,
  })
  return (
    <PictureRow
      image={<RowImage photo={photo} />}
      name={name}
      off={stock.out || product.hidden}
      chips={
        <>
          {product.hidden && <Chip tone="calm">{hiddenItemText.hidden}</Chip>}
          <StockChips {...stock} />
          {marks.map(
            (mark) =>
              product[mark] && (
                <Chip key={mark} tone="calm">
                  {text[mark]}
                </Chip>
              ),
          )}
          {product.contains.map((content) => (
            <Chip key={content} tone="calm">
              {text.containing(contentMarkText.spanish[content].toLowerCase())}
            </Chip>
          ))}
        </>
      }
      detail={description}
      fact={price === null ? text.noPrice : formatMoney(price, currency)}
      busy={removing}
    >
      <StockToggle name={name} stock={stock} />
      {isAdmin ? (
        <RowAdminButtons
          of="product"
          thing={product}
          edit={edit}
          removing={removing}
          onRemove={() => void remove({ id })}
        >
          <StockLimits name={name} stock={stock} />
        </RowAdminButtons>
      ) : (
        <MoreActions words={hotelText.more} label={hotelText.moreOf(name)}>
          <StockLimits name={name} stock={stock} />
        </MoreActions>
      )}
    </PictureRow>
  )
}
