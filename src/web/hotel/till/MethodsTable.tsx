import type { MethodTotal } from '#contract/hotel/till.ts'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { accountsText } from '../accounts/accounts.text.ts'
import { useMoney } from '../accounts/signedMoney.ts'
import { tillText as text } from './till.text.ts'

/** Totals by payment method; refunds are subtracted. */
export function MethodsTable({ label, methods }: { label: string; methods: readonly MethodTotal[] }) {
  const money = useMoney()
  if (methods.length === 0) return <p className="empty">{text.noPayments}</p>
  return (
    <Table
      label={label}
      head={
        <>
          <Column>{text.method}</Column>
          <Column number>{text.count}</Column>
          <Column number>{text.amount}</Column>
          <Column number>{text.tip}</Column>
        </>
      }
    >
      {methods.map(({ method, payments, amount, tip }) => (
        <tr key={method}>
          <NameCell>{accountsText.methods[method]}</NameCell>
          <td data-number>{payments}</td>
          <td data-number>{money(amount)}</td>
          <td data-number>{money(tip)}</td>
        </tr>
      ))}
    </Table>
  )
}
