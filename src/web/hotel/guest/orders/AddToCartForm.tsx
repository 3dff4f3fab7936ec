import { type FormEvent, useId, useRef, useState } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { selectedChoicesOfAll } from '#contract/hotel/optionChoices.limits.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { ContainsNote } from '#web/hotel/menus/guest/ContainsNote.tsx'
import { newId } from '#web/kernel/data/newId.ts'
import { useTabDraft } from '#web/kernel/data/tabDraft.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { tooLongText } from '#web/kernel/text/tooLong.text.ts'
import { allowLongPaste, excessLength } from '#web/kernel/ui/forms/tooLong.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import classes from './AddToCartSheet.module.css'
import { addCartLine, isCartFull } from './addCartLine.ts'
import { addToCartText } from './addToCart.text.ts'
import { changeCart, useCart } from './cartStore.ts'
import { incompleteOptionGroups, unitPriceOf } from './checkCartLines.ts'
import { OptionFields } from './OptionFields.tsx'
import { Stepper } from './Stepper.tsx'

interface AddToCartFormProps {
  product: GuestProduct
  outletId: string | null
  /** Label of the button; by default the short one of the bottom sheet. */
  label?: string
  onDone: () => void
  /** Called instead of adding when the phone is in no room. */
  onOutside?: () => void
}

/** Options, comment and quantity of a product, its contents with those of the chosen options, and the button that puts it into the cart. */
export function AddToCartForm({ product, outletId, label, onDone, onOutside }: AddToCartFormProps) {
  const { language } = useGuestUrl()
  const text = addToCartText[language]
  const venue = useVenue()
  const { number } = useOwnStay()
  const cart = useCart(venue?.id ?? 0)
  const [choices, setChoices] = useState<readonly string[]>([])
  const [comment, setComment] = useTabDraft(`comment ${product.id}`, '')
  const [quantity, setQuantity] = useState(1)
  const [submitted, setSubmitted] = useState(false)
  const id = useId()
  const commentInput = useRef<HTMLInputElement>(null)
  const excess = excessLength(comment, orderLimits.comment)
  const price = unitPriceOf(product, choices)
  const currency = venue?.currency ?? 'ARS'
  const full = cart !== null && isCartFull(cart)
  const chosen = selectedChoicesOfAll(product.options, choices)
  const contains = [...new Set([product, ...chosen].flatMap((thing) => thing.contains))]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (number === null) return onOutside?.()
    setSubmitted(true)
    const [missing] = incompleteOptionGroups(product, choices)
    if (missing || !venue) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing?.id}"]`)?.focus()
      return
    }
    if (excess > 0) return commentInput.current?.focus()
    const request = { productId: product.id, quantity, choices: [...choices], comment: comment.trim(), outletId }
    changeCart(venue.id, (current) => addCartLine(current, { ...request, id: newId(), name: product.name, price }))
    setComment(undefined)
    setChoices([])
    setQuantity(1)
    setSubmitted(false)
    onDone()
  }

  return (
    <form className="stack gap-20" noValidate onPaste={allowLongPaste} onSubmit={submit}>
      {contains.length > 0 && <ContainsNote contains={contains} />}
      <OptionFields
        options={product.options}
        choices={choices}
        missing={submitted ? incompleteOptionGroups(product, choices) : []}
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
            {tooLongText[language](orderLimits.comment, excess)}
          </p>
        )}
      </div>
      <div className={classes.end} data-raised={onOutside && number !== null ? true : undefined}>
        {full && <p className="problem">{text.full}</p>}
        <Stepper label={text.quantity} value={quantity} most={product.remaining} onChange={setQuantity} />
        <button type="submit" className="button" data-primary disabled={full}>
          {label ?? text.add}
          {price !== null && <span>{formatMoney(price * quantity, currency, language)}</span>}
        </button>
      </div>
    </form>
  )
}
