import { api } from '#contract/api.ts'
import type { FigureFile } from '#contract/hotel/figures.limits.ts'
import type { OrderFigures } from '#contract/hotel/figures.ts'
import { figuresFromQuery, to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { formatMoney } from '#web/kernel/text/money.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { ordersText } from '../orders/orders.text.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { figuresText as text } from './figures.text.ts'
import { OrderPlots } from './OrderPlots.tsx'
import { RangeFields } from './RangeFields.tsx'
import { SoldTable } from './SoldTable.tsx'
import { StationTable } from './StationTable.tsx'

/** Order statistics of a range of days: counts, revenue, plots by day and hour, best sellers. */
export function FiguresScreen() {
  const query = figuresFromQuery(useSearchParams())
  const figures = useRead(api.hotel.figures.read, query)
  const loaded = figures.data
  useRefreshAtMidnight(api.hotel.figures.read)
  const exportButton = (of: FigureFile, label: string = text.csv) => (
    <ExportButton
      label={label}
      read={api.hotel.figures.exported}
      input={{ ...query, of }}
      name={loaded && (() => text.fileName(of, loaded.from, loaded.to))}
    />
  )
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('orders')}>{ordersText.backToOrders}</LinkButton>
          {exportButton('hours', text.hours)}
          {exportButton('lines', text.export)}
        </>
      }
    >
      <RangeFields query={query} figures={loaded} />
      <Loaded
        read={figures}
        gone={{ sentence: text.wrong, to: to('orderFigures'), back: text.again }}
        skeleton={<SkeletonBox height={480} radius={10} />}
      >
        {(figures) => (
          <>
            <Counters figures={figures} />
            <OrderPlots figures={figures} />
            <div className="pair wide below">
              <SoldTable
                title={text.products}
                action={exportButton('products')}
                nameLabel={text.product}
                rows={figures.products.map(({ productId, quantity, ...row }) => ({
                  ...row,
                  id: productId,
                  count: quantity,
                }))}
                countLabel={text.quantity}
              />
              <SoldTable
                title={text.byCategory}
                action={exportButton('categories')}
                nameLabel={text.category}
                rows={figures.byCategory.map(({ categoryId, name, quantity, revenue }) => ({
                  id: categoryId ?? '',
                  name: categoryId ? name : text.noCategory,
                  count: quantity,
                  revenue,
                }))}
                countLabel={text.quantity}
              />
              <SoldTable
                title={text.byOutlet}
                action={exportButton('outlets')}
                nameLabel={text.outlet}
                rows={figures.byOutlet.map(({ outletId, name, orders, revenue }) => ({
                  id: outletId ?? '',
                  name: outletId ? name : text.noOutlet,
                  count: orders,
                  revenue,
                }))}
                countLabel={text.orders}
              />
              <SoldTable
                title={text.byWaiter}
                action={exportButton('waiters')}
                nameLabel={text.waiter}
                rows={figures.byWaiter.map(({ name, orders, revenue }) => ({
                  id: name,
                  name: name || text.nobody,
                  count: orders,
                  revenue,
                }))}
                countLabel={text.orders}
              />
            </div>
            <div className="stack gap-20">
              <StationTable rows={figures.byStation} action={exportButton('stations')} />
              <ChangesTable
                title={text.canceled}
                empty={text.noCanceled}
                action={exportButton('canceled')}
                changes={figures.canceled}
              />
              <ChangesTable
                title={text.corrected}
                empty={text.noCorrected}
                action={exportButton('corrected')}
                changes={figures.corrected}
              />
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Counters({ figures: { orders, revenue, toAccept, toReady } }: { figures: OrderFigures }) {
  const currency = useVenue()?.currency ?? 'ARS'
  const average = orders === 0 ? undefined : formatMoney(Math.round(revenue / orders), currency)
  return (
    <Scorecard>
      <ScorecardCell label={text.orders} value={orders} />
      <ScorecardCell label={text.revenue} value={formatMoney(revenue, currency)} />
      <ScorecardCell label={text.average} value={average} />
      <ScorecardCell label={text.median} value={toAccept ? text.seconds(toAccept.median) : undefined} />
      <ScorecardCell label={text.slow} value={toAccept ? text.orMore(text.seconds(toAccept.slowTenth)) : undefined} />
      <ScorecardCell label={text.ready} value={toReady ? text.seconds(toReady.median) : undefined} />
    </Scorecard>
  )
}
