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
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PrintHeader } from '#web/kernel/ui/print/PrintHeader.tsx'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { accountSumRows } from '../accounts/AccountLines.tsx'
import { accountsText } from '../accounts/accounts.text.ts'
import { useMoney } from '../accounts/signedMoney.ts'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { ordersText } from '../orders/orders.text.ts'
import classes from './BillScreen.module.css'
import { OrderProductCell, OrderTotalRow } from './orderRows.tsx'
import { staysText as text } from './stays.text.ts'

/** Printable bill of a stay: every order with its lines, and the account with discounts, service, tax and payments. */
export function BillScreen() {
  const { idStay = '' } = usePathParams()
  const bill = useRead(api.hotel.stays.bill, { id: idStay })
  const stay = bill.data?.stay
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
              <BillTotals stayId={stay.id} orders={total} />
            </div>
          )}
        </Loaded>
      </Screen>
    </div>
  )
}

interface BillTotalsProps {
  stayId: string
  /** Total of the orders, shown until the account is loaded. */
  orders: number
}

function BillTotals({ stayId, orders }: BillTotalsProps) {
  const money = useMoney()
  const account = useRead(api.hotel.accounts.one, { id: stayId }).data
  const rows = account ? accountSumRows(account) : []
  return (
    <>
      {rows.length > 1 && (
        <Facts amounts>
          {rows.map(({ label, amount }) => (
            <Fact key={label} label={label}>
              {money(amount)}
            </Fact>
          ))}
        </Facts>
      )}
      <p className={classes.total}>
        <span>{hotelText.total}</span>
        <b>{money(account?.ordered ?? orders)}</b>
      </p>
      {account && account.paid !== 0 && (
        <Facts amounts>
          <Fact label={accountsText.paid}>{money(account.paid)}</Fact>
          <Fact label={account.owed < 0 ? accountsText.credit : accountsText.owed}>
            {money(Math.abs(account.owed))}
          </Fact>
        </Facts>
      )}
    </>
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
