import type { OrderFigures } from '#contract/hotel/figures.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { BarPlot } from '#web/kernel/ui/charts/BarPlot.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './FiguresScreen.module.css'
import { figuresText as text } from './figures.text.ts'
import { shortAmount } from './shortAmount.ts'

/** Hours between two labels of the axis. */
const hoursPerTick = 3
/** Number of day labels that fit below a plot. */
const maxDayTicks = 7

export function Plots({ figures: { byDay, byHour } }: { figures: OrderFigures }) {
  const currency = useVenue()?.currency ?? 'ARS'
  const daysPerTick = Math.ceil(byDay.length / maxDayTicks)
  const days = byDay.map(({ day, orders, revenue }, i) => ({
    orders,
    revenue,
    label: dayText(day),
    // Counted from the end: the last day always has a label.
    ...((byDay.length - 1 - i) % daysPerTick === 0 ? { tick: dayText(day).slice(0, 5) } : {}),
  }))
  const hours = byHour.map(({ hour, orders, revenue }) => ({
    orders,
    revenue,
    label: `${hour}:00`,
    ...(hour % hoursPerTick === 0 ? { tick: String(hour) } : {}),
  }))
  const plots = [
    { caption: text.ordersByDay, unit: text.day, bars: days, what: 'orders' },
    { caption: text.revenueByDay, unit: text.day, bars: days, what: 'revenue' },
    { caption: text.ordersByHour, unit: text.hour, bars: hours, what: 'orders' },
    { caption: text.revenueByHour, unit: text.hour, bars: hours, what: 'revenue' },
  ] as const
  return (
    <div className={classes.plots}>
      {plots.map(({ caption, unit, bars, what }) => (
        <Panel key={caption} flush>
          <BarPlot
            caption={caption}
            unit={unit}
            series={[what === 'orders' ? text.orders : text.revenue]}
            // Revenue is in hundredths; the plot shows whole currency units.
            bars={bars.map((bar) => ({ ...bar, values: [what === 'orders' ? bar.orders : bar.revenue / 100] }))}
            {...(what === 'revenue'
              ? { valueText: (amount) => moneyText(Math.round(amount * 100), currency), measureText: shortAmount }
              : {})}
          />
        </Panel>
      ))}
    </div>
  )
}
