import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { memo, type ReactNode, useState } from 'react'
import { api } from '#contract/api.ts'
import { type FinishedStatus, finishedStatuses, type OrderStatus, orderLimits } from '#contract/hotel/orders.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { countText } from '#web/kernel/text/counts.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useReadAtMidnight } from '#web/kernel/venues/useReadAtMidnight.ts'
import { figuresText } from '../figures/figures.text.ts'
import { stockText } from '../menus/menus.text.ts'
import { Deciding } from './Deciding.tsx'
import { OrderCard } from './OrderCard.tsx'
import classes from './OrdersScreen.module.css'
import { kitchenText, ordersText as text } from './orders.text.ts'
import { usePrintsTickets } from './printing.ts'
import { StockPanel } from './StockPanel.tsx'

export function OrdersScreen() {
  const board = useRead(api.hotel.orders.board)
  useReadAtMidnight(api.hotel.orders.board)
  const [stock, setStock] = useState(false)
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <Button variant={stock ? 'light' : 'default'} aria-expanded={stock} onClick={() => setStock(!stock)}>
            {stockText.open}
          </Button>
          <LinkButton to={to('ordersHistory')}>{text.history}</LinkButton>
          <LinkButton to={to('orderFigures')}>{figuresText.title}</LinkButton>
          <LinkButton to={to('kitchen')}>{kitchenText.open}</LinkButton>
        </>
      }
    >
      <PrintSetting />
      <Loaded read={board} skeleton={<Bone height={480} radius={10} />}>
        {(lists) => (
          <>
            {stock && <StockPanel orders={[...lists.pending, ...lists.accepted]} />}
            <div className={classes.board}>
              <Lane status="pending" orders={lists.pending} />
              <Lane status="accepted" orders={lists.accepted} />
              {finishedStatuses.map((status) => (
                <FinishedLane key={status} status={status} orders={lists[status]} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

interface LaneProps<S = OrderStatus> {
  status: S
  orders: readonly Order[]
  children?: ReactNode
}

/** After a long day the board has the newest only; the others come when asked for. */
function FinishedLane({ status, orders }: LaneProps<FinishedStatus>) {
  const [whole, setWhole] = useState(false)
  const all = useReadWhile(whole, api.hotel.orders.today, { status })
  const hasMore = orders.length >= orderLimits.today && !all.data
  return (
    <Lane status={status} orders={(whole && all.data) || orders}>
      {hasMore && (
        <Button variant="default" loading={all.isFetching} onClick={() => setWhole(true)}>
          {text.wholeToday}
        </Button>
      )}
    </Lane>
  )
}

const Lane = ({ status, orders, children }: LaneProps) => (
  <section className={classes.lane} aria-label={text.lists[status]}>
    <h2>
      {text.lists[status]}
      <span>{countText(orders.length)}</span>
    </h2>
    {orders.length === 0 && <p className={classes.none}>{text.none[status]}</p>}
    {orders.map((order) => (
      <OnBoard key={order.id} order={order} />
    ))}
    {children}
  </section>
)

/** What comes for one order leaves the cards of the others as they are. */
const OnBoard = memo(({ order }: { order: Order }) => (
  <OrderCard order={order} waits>
    <Deciding order={order} />
  </OrderCard>
))

function PrintSetting() {
  const { prints, set } = usePrintsTickets()
  return (
    <Checkbox
      className={classes.setting ?? ''}
      label={text.printHere}
      checked={prints}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  )
}
