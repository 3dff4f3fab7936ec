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
import classes from './AddToCartSheet.module.css'
import { addingText } from './adding.text.ts'
import { changeCart, useCart } from './cartStore.ts'
import { isFull, withLine } from './filling.ts'
import { OptionFields } from './OptionFields.tsx'
import { priceOf, unanswered } from './offer.ts'
import { Stepper } from './Stepper.tsx'

interface AddToCartSheetProps {
  product: GuestProduct
  outletId: string | null
  onClose: () => void
}

/** Bottom sheet to choose options, comment and quantity of a product; a phone in no room sees how to enter one. */
export function AddSheet({ product, outletId, onClose }: AddToCartSheetProps) {
  const { language } = useReader()
  const { number } = useOwnStay()
  const text = addingText[language]
  return (
    <Sheet onClose={onClose}>
      {(titleId, close) => (
        <>
          <div className={`group between nowrap ${classes.head}`}>
            <h2 id={titleId} className="large">
              {number === null ? text.outside : product.name}
            </h2>
            <button type="button" className={`round ${classes.close}`} aria-label={text.close} onClick={close}>
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
    <div className="stack gap-20 inset below">
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
  const [submitted, setSubmitted] = useState(false)
  const id = useId()
  const commentInput = useRef<HTMLInputElement>(null)
  const excess = excessOf(comment, orderLimits.comment)
  const price = priceOf(product, choices)
  const currency = venue?.currency ?? 'ARS'
  const full = cart !== null && isFull(cart)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    const [missing] = unanswered(product, choices)
    if (missing || !venue) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing?.id}"]`)?.focus()
      return
    }
    if (excess > 0) return commentInput.current?.focus()
    const request = { productId: product.id, quantity, choices: [...choices], comment: comment.trim(), outletId }
    changeCart(venue.id, (current) => withLine(current, { ...request, id: newId(), name: product.name, price }))
    setComment(undefined)
    onDone()
  }

  return (
    <form className="stack gap-20 inset" noValidate onPaste={takeWhole} onSubmit={submit}>
      <p className="strong">
        <Price price={product.price} currency={currency} language={language} />
        <Stock product={product} language={language} />
      </p>
      {product.description && <p className="note">{product.description}</p>}
      <OptionFields
        options={product.options}
        choices={choices}
        missing={submitted ? unanswered(product, choices) : []}
        currency={currency}
        onChange={setChoices}
      />
      <div className="field">
        <label htmlFor={id}>{text.comment}</label>
        <input
          className="input"
          ref={commentInput}
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
