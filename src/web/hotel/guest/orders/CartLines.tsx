import { PhotoPlaceholder } from '#web/hotel/menus/guest/PhotoPlaceholder.tsx'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { labelWithValue } from '#web/kernel/text/labelled.text.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './CartLines.module.css'
import { cartText } from './cart.text.ts'
import { changeCart } from './cartStore.ts'
import type { CheckedCartLine } from './checkCartLines.ts'
import { changeLineQuantity, removeCartLines } from './editCartLines.ts'
import { Stepper } from './Stepper.tsx'

interface CartLinesProps {
  venue: number
  lines: readonly CheckedCartLine[]
  /** True for lines of an order that is being sent. */
  readOnly?: boolean
}

export function CartLines({ venue, lines, readOnly = false }: CartLinesProps) {
  const { language } = useGuestUrl()
  const text = cartText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <ul>
      {lines.map(({ id, name, price, quantity, options, comment, product, problem }) => (
        <li key={id} className={classes.line} aria-label={name} data-out={problem ? true : undefined}>
          <div className="frame">
            {product?.photo ? <Picture photo={product.photo} sizes="88px" /> : <PhotoPlaceholder />}
          </div>
          <div className="stack gap-2 top">
            <h2 className="heading">{name}</h2>
            {options.length > 0 && <p className="note">{options.join(', ')}</p>}
            {comment && <p className="note">“{comment}”</p>}
            <p className="strong">
              <Price price={price} currency={currency} language={language} />
            </p>
          </div>
          <div className={`group note ${classes.actions}`}>
            <span aria-hidden={!readOnly}>{readOnly ? `${text.quantity} ${quantity}` : text.quantity}</span>
            {!readOnly && (
              <>
                <Stepper
                  label={labelWithValue(language, text.quantity, name)}
                  value={quantity}
                  most={product?.remaining}
                  onChange={(next) => changeCart(venue, (cart) => changeLineQuantity(cart, id, next))}
                />
                <button
                  type="button"
                  className="quiet"
                  aria-label={`${text.remove} ${name}`}
                  onClick={() => changeCart(venue, (cart) => removeCartLines(cart, [id]))}
                >
                  {text.remove}
                </button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
