import { api } from '#contract/api.ts'
import type { GuestOrder } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { useMoments, useVenue } from '#web/kernel/venues/venue.ts'
import { roomText } from '../stays/room.text.ts'
import { changeCart } from './cartStore.ts'
import { withLine } from './filling.ts'
import classes from './OwnOrders.module.css'
import { ownOrdersText } from './ownOrders.text.ts'

const tones = { pending: 'warn', accepted: 'good', canceled: 'bad', completed: undefined }
const isOpenOrder = ({ status }: GuestOrder) => status === 'pending' || status === 'accepted'

/** Orders of all phones of this stay, newest first, updated live. */
export function OwnOrders() {
  const { language, named } = useReader()
  const text = roomText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  const { data, error, refetch } = useRead(api.hotel.orders.mine, { ...named, language })
  const orders = data?.orders ?? []
  const open = orders.filter(isOpenOrder)
  const earlier = orders.filter((order) => !isOpenOrder(order))
  return (
    <>
      <GuestSection title={text.now}>
        {error && !data && (
          <p role="alert">
            {guestKernelText[language].failed}{' '}
            <button type="button" className="quiet" onClick={() => void refetch()}>
              {guestKernelText[language].retry}
            </button>
          </p>
        )}
        {data && orders.length === 0 && <p className="note">{text.noOrders}</p>}
        {open.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
        {data && data.total > 0 && (
          <p className="group between baseline">
            {text.total}
            <strong>{moneyText(data.total, currency, language)}</strong>
          </p>
        )}
      </GuestSection>
      {earlier.length > 0 && (
        <GuestSection title={text.earlier}>
          {earlier.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </GuestSection>
      )}
    </>
  )
}

function OrderCard({ order }: { order: GuestOrder }) {
  const { language, named, params } = useReader()
  const text = ownOrdersText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  const { moment } = useMoments()
  const navigate = useNavigate()
  const { venue = 0 } = named
  const repeat = () => {
    for (const { productId, name, price, quantity, options, comment, outletId } of order.lines) {
      const choices = options.map(({ choiceId }) => choiceId)
      const line = { id: newId(), productId, name, price, quantity, choices, comment, outletId }
      changeCart(venue, (cart) => withLine(cart, line))
    }
    navigate(to('guestCart', { idHotel: venue, idRoom: params.idRoom ?? '' }, { language }))
  }
  return (
    <article className={`card padded ${classes.order}`} data-status={order.status}>
      <div className="group between baseline">
        <h3 className="heading">{text.number(order.number)}</h3>
        <span className="chip" data-tone={tones[order.status]} role="status">
          {text.status[order.status]}
        </span>
      </div>
      {isOpenOrder(order) && <div className={classes.steps} aria-hidden="true" />}
      <p className="note">{moment(order.sentAt)}</p>
      <ul className="stack gap-4">
        {order.lines.map(({ id, name, quantity, price, options, comment }) => (
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
      <div className="group between">
        <strong>{moneyText(order.total, currency, language)}</strong>
        <button type="button" className="quiet" onClick={repeat}>
          {text.repeat}
        </button>
      </div>
    </article>
  )
}
