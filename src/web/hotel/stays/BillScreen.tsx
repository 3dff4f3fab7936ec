import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Stay } from '#contract/hotel/stays.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { formatMoney } from '#web/kernel/text/money.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PrintHeader } from '#web/kernel/ui/print/PrintHeader.tsx'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { accountsText } from '../accounts/accounts.text.ts'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { ordersText } from '../orders/orders.text.ts'
import classes from './BillScreen.module.css'
import { OrderProductCell, OrderTotalRow } from './orderRows.tsx'
import { staysText as text } from './stays.text.ts'

/** Printable bill of a stay: every order with its lines and the total. */
export function BillScreen() {
  const { idStay = '' } = usePathParams()
  const bill = useRead(api.hotel.stays.bill, { id: idStay })
  const stay = bill.data?.stay
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <div className={classes.screen}>
      <Screen
        title={text.billTitle}
        actions={
          stay && (
            <>
              <LinkButton to={to('room', { idTable: stay.room.number })}>{text.backToRoom}</LinkButton>
              <LinkButton to={to('stayAccount', { idStay: stay.id })}>{accountsText.payments}</LinkButton>
              {stay.mail && <SummaryButton stay={stay} />}
              <Button onClick={() => window.print()}>{hotelText.print}</Button>
            </>
          )
        }
      >
        <Loaded
          read={bill}
          gone={{ sentence: text.goneStay, to: to('orders'), back: ordersText.backToOrders }}
          skeleton={<SkeletonBox height={520} radius={10} />}
        >
          {({ stay, orders, total }) => (
            <div className={classes.sheet}>
              <BillHead stay={stay} />
              {orders.length === 0 && <p className={classes.empty}>{text.noBill}</p>}
              {orders.map((order) => (
                <BilledOrder key={order.id} order={order} />
              ))}
              <p className={classes.total}>
                <span>{hotelText.total}</span>
                <b>{formatMoney(total, currency)}</b>
              </p>
            </div>
          )}
        </Loaded>
      </Screen>
    </div>
  )
}

function SummaryButton({ stay: { id, mail } }: { stay: Stay }) {
  const send = useWriteWithPopup(api.hotel.stays.sendSummary, text.summarySent(mail))
  return (
    <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ mail, stayId: id })}>
      {text.sendSummary}
    </Button>
  )
}

function BillHead({ stay }: { stay: Stay }) {
  const { moment } = useVenueTimeFormat()
  const facts = [
    [text.place, roomLabel(stay.room)],
    [text.guest, stay.name || text.nobody],
    [text.facts.since, moment(stay.openedAt)],
    [text.until, stay.closedAt ? moment(stay.closedAt) : text.stillHere],
  ] as const
  return <PrintHeader made={text.made} facts={facts} />
}

function BilledOrder({ order: { number, status, sentAt, lines, total } }: { order: Order }) {
  const { moment } = useVenueTimeFormat()
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <table className={classes.order}>
      <caption>
        {ordersText.order(number)} <time dateTime={sentAt}>{moment(sentAt)}</time>
        {status === 'pending' && <em> {text.notAccepted}</em>}
      </caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className={classes.number}>{line.quantity}</td>
            <OrderProductCell line={line} />
            <td className={classes.number}>
              {line.price === null ? hotelText.noPrice : formatMoney(line.price, currency)}
            </td>
            <td className={classes.number}>{formatMoney((line.price ?? 0) * line.quantity, currency)}</td>
          </tr>
        ))}
      </tbody>
      <OrderTotalRow total={total} className={classes.number} />
    </table>
  )
}
