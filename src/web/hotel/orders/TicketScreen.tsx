import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { hotelText } from '../hotel.text.ts'
import { ordersText as text } from './orders.text.ts'
import classes from './Ticket.module.css'
import { Ticket } from './Ticket.tsx'
import { queueTicket, queueTicketPerStation, stationsOf } from './ticketQueue.ts'

/** Preview of the kitchen ticket of one order, with a print button. */
export function TicketScreen() {
  const { idOrder = '' } = usePathParams()
  const read = useRead(api.hotel.orders.one, { id: idOrder })
  const order = read.data
  return (
    <Screen
      title={order ? text.ticketTitle(order.number) : text.ticket}
      actions={
        <>
          <LinkButton to={to('orders')}>{text.backToOrders}</LinkButton>
          {order && stationsOf(order).length > 1 && (
            <Button variant="default" onClick={() => queueTicketPerStation(order)}>
              {text.printPerStation}
            </Button>
          )}
          {order && <Button onClick={() => queueTicket({ order })}>{hotelText.print}</Button>}
        </>
      }
    >
      <Loaded
        read={read}
        gone={{ sentence: text.goneOrder, to: to('orders'), back: text.backToOrders }}
        skeleton={<SkeletonBox width="80mm" height={360} />}
      >
        {(order) => (
          <div className={classes.preview}>
            <Ticket order={order} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
