import type { ReactNode } from 'react'
import type { ChangedOrder } from '#contract/hotel/figures.ts'
import { to } from '#contract/hotel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { FigureTable } from './FigureTable.tsx'
import { figuresText as text } from './figures.text.ts'

interface ChangesTableProps {
  title: string
  empty: string
  action: ReactNode
  changes: readonly ChangedOrder[]
}

/** Canceled or corrected orders with person, reason and amount. */
export function ChangesTable({ title, empty, action, changes }: ChangesTableProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  const { moment } = useVenueTimeFormat()
  const amountText = ({ before, after }: ChangedOrder) =>
    [before, after].flatMap((amount) => (amount === null ? [] : [formatMoney(amount, currency)])).join(' → ')
  return (
    <FigureTable
      title={title}
      action={action}
      empty={empty}
      heads={[text.reason, text.order, text.by, text.when, text.amount]}
      rows={changes.map((change) => ({
        id: change.id,
        cells: [
          change.reason || text.noReason,
          <Link key="order" className="link" to={to('orderEdit', { idOrder: change.orderId })}>
            {change.number}
          </Link>,
          change.by,
          moment(change.at),
          amountText(change),
        ],
      }))}
    />
  )
}
