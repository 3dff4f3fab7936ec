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
  /** On their way: to be read only. */
  still?: boolean
}

export function CartLines({ venue, lines, still = false }: CartLinesProps) {
  const { language } = useReader()
  const text = cartText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <ul className={classes.lines}>
      {lines.map(({ id, name, price, quantity, options, comment, product, problem }) => (
        <li key={id} aria-label={name} data-out={problem ? true : undefined}>
          <div className={classes.photo}>
            {product?.photo ? <Picture photo={product.photo} sizes="88px" /> : <Plate />}
          </div>
          <div className={classes.words}>
            <h2>{name}</h2>
            {options.length > 0 && <p className="note">{options.join(', ')}</p>}
            {comment && <p className="note">“{comment}”</p>}
            <p className="strong">
              <Price price={price} currency={currency} language={language} />
            </p>
          </div>
          <div className={classes.actions}>
            <span aria-hidden={!still}>{still ? `${text.quantity} ${quantity}` : text.quantity}</span>
            {!still && (
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
