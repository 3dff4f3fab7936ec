import { type FormEvent, useId, useRef, useState } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { Stock } from '#web/hotel/menus/guest/Stock.tsx'
import { useDraft } from '#web/kernel/data/draft.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { tooLongIn } from '#web/kernel/text/tooLong.text.ts'
import { excessOf, takeWhole } from '#web/kernel/ui/forms/tooLong.ts'
import { Sheet } from '#web/kernel/ui/overlays/Sheet.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import classes from './AddSheet.module.css'
import { addingText } from './adding.text.ts'
import { changeCart, useCart } from './cartStore.ts'
import { isFull, withLine } from './filling.ts'
import { OptionFields } from './OptionFields.tsx'
import { priceOf, unanswered } from './offer.ts'
import { Stepper } from './Stepper.tsx'

interface AddSheetProps {
  product: GuestProduct
  outletId: string | null
  onClose: () => void
}

/** How a product is wanted: options, a comment, how many. A phone that is in no room is told how to get in. */
export function AddSheet({ product, outletId, onClose }: AddSheetProps) {
  const { language } = useReader()
  const { number } = useOwnStay()
  const text = addingText[language]
  return (
    <Sheet onClose={onClose}>
      {(titleId, close) => (
        <>
          <div className={classes.head}>
            <h2 id={titleId}>{number === null ? text.outside : product.name}</h2>
            <button type="button" className={classes.close} aria-label={text.close} onClick={close}>
              ×
            </button>
          </div>
          {number === null ? <Outside /> : <AddForm product={product} outletId={outletId} onDone={close} />}
        </>
      )}
    </Sheet>
  )
}

function Outside() {
  const { language } = useReader()
  const venue = useVenue()?.id ?? ''
  const { pathname, search } = useHere()
  const text = addingText[language]
  return (
    <div className={classes.form}>
      <p>{text.scan}</p>
      <Link
        to={to('guestLogin', { idHotel: venue }, { language, to: pathname + search })}
        className="button"
        data-primary
      >
        {text.withCode}
      </Link>
    </div>
  )
}

interface AddFormProps {
  product: GuestProduct
  outletId: string | null
  onDone: () => void
}

function AddForm({ product, outletId, onDone }: AddFormProps) {
  const { language } = useReader()
  const text = addingText[language]
  const venue = useVenue()
  const cart = useCart(venue?.id ?? 0)
  const [choices, setChoices] = useState<readonly string[]>([])
  const [comment, setComment] = useDraft(`comment ${product.id}`, '')
  const [quantity, setQuantity] = useState(1)
  const [tried, setTried] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const excess = excessOf(comment, orderLimits.comment)
  const price = priceOf(product, choices)
  const currency = venue?.currency ?? 'ARS'
  const full = cart !== null && isFull(cart)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [missing] = unanswered(product, choices)
    if (missing || !venue) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing?.id}"]`)?.focus()
      return
    }
    if (excess > 0) return field.current?.focus()
    const wanted = { productId: product.id, quantity, choices: [...choices], comment: comment.trim(), outletId }
    changeCart(venue.id, (now) => withLine(now, { ...wanted, id: newId(), name: product.name, price }))
    setComment(undefined)
    onDone()
  }

  return (
    <form className={classes.form} noValidate onPaste={takeWhole} onSubmit={submit}>
      <p className="strong">
        <Price price={product.price} currency={currency} language={language} />
        <Stock product={product} language={language} />
      </p>
      {product.description && <p className="note">{product.description}</p>}
      <OptionFields
        options={product.options}
        choices={choices}
        missing={tried ? unanswered(product, choices) : []}
        currency={currency}
        onChange={setChoices}
      />
      <div className="field">
        <label htmlFor={id}>{text.comment}</label>
        <input
          className="input"
          ref={field}
          id={id}
          value={comment}
          aria-invalid={excess > 0}
          aria-describedby={excess > 0 ? `${id}-problem` : undefined}
          maxLength={orderLimits.comment}
          placeholder={text.commentHint}
          autoComplete="off"
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {excess > 0 && (
          <p id={`${id}-problem`} className="problem" role="alert">
            {tooLongIn[language](orderLimits.comment, excess)}
          </p>
        )}
      </div>
      <div className={classes.end}>
        {full && <p className="problem">{text.full}</p>}
        <Stepper label={text.quantity} value={quantity} most={product.remaining} onChange={setQuantity} />
        <button type="submit" className="button" data-primary disabled={full}>
          {text.add}
          {price !== null && <span>{moneyText(price * quantity, currency, language)}</span>}
        </button>
      </div>
    </form>
  )
}
