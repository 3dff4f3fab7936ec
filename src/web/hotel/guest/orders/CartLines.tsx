import { Plate } from '#web/hotel/menus/guest/Plate.tsx'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './CartLines.module.css'
import { cartText } from './cart.text.ts'
import { changeCart } from './cartStore.ts'
import { withAnother, without } from './changing.ts'
import type { OfferedLine } from './offer.ts'
import { Stepper } from './Stepper.tsx'

interface CartLinesProps {
  venue: number
  lines: readonly OfferedLine[]
  /** True for lines of an order that is being sent. */
  readOnly?: boolean
}

export function CartLines({ venue, lines, readOnly = false }: CartLinesProps) {
  const { language } = useReader()
  const text = cartText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <ul>
      {lines.map(({ id, name, price, quantity, options, comment, product, problem }) => (
        <li key={id} className={classes.line} aria-label={name} data-out={problem ? true : undefined}>
          <div className="frame">{product?.photo ? <Picture photo={product.photo} sizes="88px" /> : <Plate />}</div>
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
                  label={`${text.quantity}: ${name}`}
                  value={quantity}
                  most={product?.remaining}
                  onChange={(next) => changeCart(venue, (cart) => withAnother(cart, id, next))}
                />
                <button
                  type="button"
                  className="quiet"
                  aria-label={`${text.remove} ${name}`}
                  onClick={() => changeCart(venue, (cart) => without(cart, [id]))}
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
