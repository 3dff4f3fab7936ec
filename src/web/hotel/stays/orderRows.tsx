import type { Order } from '#contract/hotel/orders.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { hotelText } from '../hotel.text.ts'

/** Table cell with the product of an order line and its chosen options. */
export const ProductCell = ({ line: { name, options } }: { line: Order['lines'][number] }) => (
  <td>
    {name}
    {options.length > 0 && <small>{options.map((option) => option.name).join(', ')}</small>}
  </td>
)

/** Footer row with the total; the table must have four columns. */
export const TotalRow = ({ total, className }: { total: number; className: string | undefined }) => (
  <tfoot>
    <tr>
      <th scope="row" colSpan={3}>
        {hotelText.total}
      </th>
      <td className={className}>{moneyText(total, useVenue()?.currency ?? 'ARS')}</td>
    </tr>
  </tfoot>
)
