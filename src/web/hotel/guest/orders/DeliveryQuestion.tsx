import { useId } from 'react'
import { api } from '#contract/api.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import type { Delivery } from './cart.ts'
import { changeCart } from './cartStore.ts'
import { deliveryText } from './delivery.text.ts'
import { roomDelivery } from './roomDelivery.ts'

interface DeliveryQuestionProps {
  venue: number
  /** The outlet that the order is placed from. */
  outletId: string
  delivery: Delivery | undefined
}

/** Asks whether the order goes to the room, or to the guest's place at the outlet. */
export function DeliveryQuestion({ venue, outletId, delivery = roomDelivery }: DeliveryQuestionProps) {
  const { language } = useGuestUrl()
  const text = deliveryText[language]
  const id = useId()
  const read = useRead(api.hotel.menus.atOutlet, { venue, language, outlet: outletId })
  const { deliverTo, spot } = delivery
  const change = (changes: Partial<Delivery>) =>
    changeCart(venue, (cart) => ({ ...cart, delivery: { ...delivery, ...changes } }))
  const choices = [
    ['room', text.toRoom],
    ['outlet', text.toOutlet(read.data?.outlet.name ?? '…')],
  ] as const
  return (
    <div className="stack gap-16 inset above">
      <fieldset className="choices stack gap-6">
        <legend>{text.question}</legend>
        {choices.map(([place, label]) => (
          <label key={place} className="choice">
            <input
              className="check"
              type="radio"
              name={id}
              checked={deliverTo === place}
              onChange={() => change({ deliverTo: place })}
            />
            <span className="grow">{label}</span>
          </label>
        ))}
      </fieldset>
      {deliverTo === 'outlet' && (
        <div className="field">
          <label htmlFor={`${id}-spot`}>{text.spot}</label>
          <input
            className="input"
            id={`${id}-spot`}
            value={spot}
            maxLength={orderLimits.spot}
            placeholder={text.spotHint}
            autoComplete="off"
            onChange={(event) => change({ spot: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}
