import { api } from '#contract/api.ts'
import type { OrderFigures } from '#contract/hotel/figures.ts'
import { figuresFromQuery, to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { moneyText } from '#web/kernel/text/money.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Score, Scorecard } from '#web/kernel/ui/charts/Scorecard.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useReadAtMidnight } from '#web/kernel/venues/useReadAtMidnight.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { ordersText } from '../orders/orders.text.ts'
import classes from './FiguresScreen.module.css'
import { figuresText as text } from './figures.text.ts'
import { Plots } from './Plots.tsx'
import { RangeFields } from './RangeFields.tsx'
import { SoldTable } from './SoldTable.tsx'

/** Order statistics of a range of days: counts, revenue, plots by day and hour, best sellers. */
export function FiguresScreen() {
  const query = figuresFromQuery(useSearch())
  const figures = useRead(api.hotel.figures.read, query)
  const loaded = figures.data
  useReadAtMidnight(api.hotel.figures.read)
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('orders')}>{ordersText.backToOrders}</LinkButton>
          <ExportButton
            label={text.export}
            read={api.hotel.figures.exported}
            input={query}
            name={loaded && (() => text.fileName(loaded.from, loaded.to))}
          />
        </>
      }
    >
      <RangeFields query={query} figures={loaded} />
      <Loaded
        read={figures}
        gone={{ sentence: text.wrong, to: to('orderFigures'), back: text.again }}
        skeleton={<Bone height={480} radius={10} />}
      >
        {(figures) => (
          <>
            <Counters figures={figures} />
            <Plots figures={figures} />
            <div className={classes.tables}>
              <SoldTable
                title={text.products}
                nameLabel={text.product}
                rows={figures.products.map(({ productId, name, quantity, revenue }) => ({
                  id: productId,
                  name,
                  count: quantity,
                  revenue,
                }))}
                countLabel={text.quantity}
              />
              <SoldTable
                title={text.byOutlet}
                nameLabel={text.outlet}
                rows={figures.byOutlet.map(({ outletId, name, orders, revenue }) => ({
                  id: outletId ?? '',
                  name: outletId ? name : text.noOutlet,
                  count: orders,
                  revenue,
                }))}
                countLabel={text.orders}
              />
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Counters({ figures: { orders, revenue, toAccept } }: { figures: OrderFigures }) {
  const currency = useVenue()?.currency ?? 'ARS'
  const average = orders === 0 ? undefined : moneyText(Math.round(revenue / orders), currency)
  return (
    <Scorecard>
      <Score label={text.orders} value={orders} />
      <Score label={text.revenue} value={moneyText(revenue, currency)} />
      <Score label={text.average} value={average} />
      <Score label={text.median} value={toAccept ? text.seconds(toAccept.median) : undefined} />
      <Score label={text.slow} value={toAccept ? text.orMore(text.seconds(toAccept.slowTenth)) : undefined} />
    </Scorecard>
  )
}
