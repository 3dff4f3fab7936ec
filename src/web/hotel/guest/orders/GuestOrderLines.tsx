import type { OrderLine } from '#contract/hotel/orders.ts'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'

/** Lines of an order with quantity, options, comment and price. */
export function GuestOrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { language } = useGuestUrl()
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <ul className="stack gap-4">
      {lines.map(({ id, name, quantity, price, options, comment }) => (
        <li key={id} className="group nowrap baseline">
          <b>{quantity}</b>
          <span className="stack gap-2 grow">
            {name}
            {options.length > 0 && <span className="note">{options.map((option) => option.name).join(', ')}</span>}
            {comment && <span className="note">“{comment}”</span>}
          </span>
          <span>
            <Price price={price === null ? null : price * quantity} currency={currency} language={language} />
          </span>
        </li>
      ))}
    </ul>
  )
}
