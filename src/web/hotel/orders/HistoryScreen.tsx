import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { pageNumberFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useReadAtMidnight } from '#web/kernel/venues/useReadAtMidnight.ts'
import classes from './HistoryScreen.module.css'
import { OrderCard } from './OrderCard.tsx'
import { ordersText as text } from './orders.text.ts'

const current = to('orders')

/** Completed orders that were sent on earlier days, page by page. */
export function HistoryScreen() {
  const page = pageNumberFromQuery(useSearch())
  const history = useRead(api.hotel.orders.history, { page })
  useReadAtMidnight(api.hotel.orders.history)
  return (
    <Screen title={text.history} actions={<LinkButton to={current}>{text.current}</LinkButton>}>
      <Loaded
        read={history}
        skeleton={<Bone height={480} radius={10} />}
        isEmpty={({ pages }) => pages === 0}
        empty={<Empty sentence={text.noHistory} />}
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
  <nav className={classes.pages} aria-label={text.pages}>
    {page > 1 && <LinkButton to={to('ordersHistory', { page: page - 1 })}>{text.before}</LinkButton>}
    <span>{text.page(page, pages)}</span>
    {page < pages && <LinkButton to={to('ordersHistory', { page: page + 1 })}>{text.next}</LinkButton>}
  </nav>
)
