import { api } from '#contract/api.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { to } from '#contract/hotel/pages.ts'
import { pageNumberFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import { OrderCard } from './OrderCard.tsx'
import { ordersText as text } from './orders.text.ts'

const current = to('orders')

/** Completed orders that were sent on earlier days, page by page. */
export function PastOrdersScreen() {
  const page = pageNumberFromQuery(useSearchParams())
  const history = useRead(api.hotel.orders.history, { page })
  useRefreshAtMidnight(api.hotel.orders.history)
  return (
    <Screen title={text.history} actions={<LinkButton to={current}>{text.current}</LinkButton>}>
      <Loaded
        read={history}
        skeleton={<SkeletonBox height={480} radius={10} />}
        isEmpty={({ pages }) => pages === 0}
        empty={<EmptyPanel sentence={text.noHistory} />}
      >
        {({ orders, pages }) => (
          <>
            <ul className="grid gap-16 top" aria-label={text.history}>
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            <Pages page={page} pages={pages} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const Pages = ({ page, pages }: { page: number; pages: number }) => (
  <nav className="group gap-16 center above muted" aria-label={text.pages}>
    {page > 1 && <LinkButton to={to('ordersHistory', { page: page - 1 })}>{text.before}</LinkButton>}
    <span>{(pages - page < orderLimits.historyPagesAhead ? text.page : text.pageOfMany)(page, pages)}</span>
    {page < pages && <LinkButton to={to('ordersHistory', { page: page + 1 })}>{text.next}</LinkButton>}
  </nav>
)
