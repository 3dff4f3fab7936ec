import { api } from '#contract/api.ts'
import type { GuestOrder } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { roomText } from '../stays/room.text.ts'
import { addCartLine } from './addCartLine.ts'
import { changeCart } from './cartStore.ts'
import { GuestOrderLines } from './GuestOrderLines.tsx'
import classes from './OwnOrders.module.css'
import { ownOrdersText } from './ownOrders.text.ts'

const notesPart = lazyPart(() => import('./OrderNotes.tsx').then((m) => m.OrderNotes))

const tones = { pending: 'warn', accepted: 'good', canceled: 'bad', completed: undefined }
const isOpenOrder = ({ status }: GuestOrder) => status === 'pending' || status === 'accepted'

/** Orders of all phones of this stay, newest first; live notifications update the list. */
export function OwnOrders() {
  const { language, named } = useGuestUrl()
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
            <strong>{formatMoney(data.total, currency, language)}</strong>
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
  const { language, named, params } = useGuestUrl()
  const text = ownOrdersText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  const { moment } = useVenueTimeFormat()
  const navigate = useNavigate()
  const { venue = 0 } = named
  const repeat = () => {
    for (const { productId, name, price, quantity, options, comment, outletId } of order.lines) {
      const choices = options.map(({ choiceId }) => choiceId)
      const line = { id: newId(), productId, name, price, quantity, choices, comment, outletId }
      changeCart(venue, (cart) => addCartLine(cart, line))
    }
    navigate(to('guestCart', { idHotel: venue, idRoom: params.idRoom ?? '' }, { language }))
  }
  const isReady = order.status === 'accepted' && order.readyAt !== null
  const Notes = useLazyPartWhen(order.status === 'pending' || order.correction !== null, notesPart)
  return (
    <article className={`card padded ${classes.order}`} data-status={isReady ? 'ready' : order.status}>
      <div className="group between baseline">
        <h3 className="heading">{text.number(order.number)}</h3>
        <span className="chip" data-tone={tones[order.status]} role="status">
          {isReady ? text.ready : text.status[order.status]}
        </span>
      </div>
      {isOpenOrder(order) && <div className={classes.steps} aria-hidden="true" />}
      <p className="note">{moment(order.sentAt)}</p>
      {order.cancelReason && <p className="callout">{text.because(order.cancelReason)}</p>}
      <GuestOrderLines lines={order.lines} />
      <div className="group between">
        <strong>{formatMoney(order.total, currency, language)}</strong>
        <button type="button" className="quiet" onClick={repeat}>
          {text.repeat}
        </button>
      </div>
      {Notes && <Notes order={order} />}
    </article>
  )
}
