import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { memo, type ReactNode, useState } from 'react'
import { api } from '#contract/api.ts'
import { type FinishedStatus, finishedStatuses, type OrderStatus, orderLimits } from '#contract/hotel/orders.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { formatCount } from '#web/kernel/text/counts.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import { SoundBlockedNotice } from '../bell/SoundBlockedNotice.tsx'
import { figuresText } from '../figures/figures.text.ts'
import { stockText } from '../menus/menus.text.ts'
import { NewOrdersStatus } from './NewOrdersStatus.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderDecisionButtons } from './OrderDecisionButtons.tsx'
import classes from './OrdersScreen.module.css'
import { kitchenText, ordersText as text } from './orders.text.ts'
import { StockPanel } from './StockPanel.tsx'
import { useAutoPrintSetting } from './ticketQueue.ts'

export function OrdersScreen() {
  const orders = useRead(api.hotel.orders.board)
  useRefreshAtMidnight(api.hotel.orders.board)
  const [showsStock, setShowsStock] = useState(false)
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <Button
            variant={showsStock ? 'light' : 'default'}
            aria-expanded={showsStock}
            onClick={() => setShowsStock(!showsStock)}
          >
            {stockText.open}
          </Button>
          <LinkButton to={to('ordersHistory')}>{text.history}</LinkButton>
          <LinkButton to={to('orderFigures')}>{figuresText.title}</LinkButton>
          <LinkButton to={to('kitchen')}>{kitchenText.open}</LinkButton>
        </>
      }
    >
      <NewOrdersStatus orders={orders.data?.pending} />
      <SoundBlockedNotice />
      <PrintSetting />
      <Loaded read={orders} skeleton={<SkeletonBox height={480} radius={10} />}>
        {(lists) => (
          <>
            {showsStock && <StockPanel orders={[...lists.pending, ...lists.accepted]} />}
            <div className={classes.board}>
              <StatusColumn status="pending" orders={lists.pending} />
              <StatusColumn status="accepted" orders={lists.accepted} />
              {finishedStatuses.map((status) => (
                <FinishedColumn key={status} status={status} orders={lists[status]} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

interface StatusColumnProps<S = OrderStatus> {
  status: S
  orders: readonly Order[]
  children?: ReactNode
}

/** Column of finished orders: it starts with the newest; a button loads the rest of today's orders. */
function FinishedColumn({ status, orders }: StatusColumnProps<FinishedStatus>) {
  const [showsAll, setShowsAll] = useState(false)
  const all = useReadWhile(showsAll, api.hotel.orders.today, { status })
  const hasMore = orders.length >= orderLimits.today && !all.data
  return (
    <StatusColumn status={status} orders={(showsAll && all.data) || orders}>
      {hasMore && (
        <Button variant="default" loading={all.isFetching} onClick={() => setShowsAll(true)}>
          {text.wholeToday}
        </Button>
      )}
    </StatusColumn>
  )
}

const StatusColumn = ({ status, orders, children }: StatusColumnProps) => (
  <section className="stack" aria-label={text.lists[status]}>
    <h2 className={`group between ${classes.title}`}>
      {text.lists[status]}
      <span className="muted number">{formatCount(orders.length)}</span>
    </h2>
    {orders.length === 0 && <p className="muted">{text.none[status]}</p>}
    {orders.map((order) => (
      <MemoizedOrderCard key={order.id} order={order} />
    ))}
    {children}
  </section>
)

/** Memoised: a live update of one order does not render the other cards again. */
const MemoizedOrderCard = memo(({ order }: { order: Order }) => (
  <OrderCard order={order} waits>
    <OrderDecisionButtons order={order} />
  </OrderCard>
))

function PrintSetting() {
  const { prints, set } = useAutoPrintSetting()
  return (
    <div className={`group gap-16 ${classes.setting}`}>
      <Checkbox
        label={text.printHere}
        checked={prints !== false}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {prints !== false && (
        <Checkbox
          label={text.onePerStation}
          checked={prints === 'stations'}
          onChange={(event) => set(event.currentTarget.checked ? 'stations' : true)}
        />
      )}
    </div>
  )
}
