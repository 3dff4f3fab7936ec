import type { Account } from '#contract/hotel/accounts.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { hotelText } from '../hotel.text.ts'
import { accountsText as text } from './accounts.text.ts'
import { useMoney } from './signedMoney.ts'

/** Products of the account and how its total is calculated. */
export function AccountLines({ account }: { account: Account }) {
  const money = useMoney()
  return (
    <Panel title={text.detail} flush>
      {account.lines.length === 0 && <p className="empty">{text.noLines}</p>}
      {account.lines.length > 0 && (
        <Table
          label={text.detail}
          head={
            <>
              <Column>{text.product}</Column>
              <Column number>{text.quantity}</Column>
              <Column number>{text.amount}</Column>
            </>
          }
        >
          {account.lines.map(({ orderId, lineId, name, quantity, price }) => (
            <tr key={`${orderId} ${lineId}`}>
              <NameCell>{name}</NameCell>
              <td data-number>{quantity}</td>
              <td data-number>{price === null ? hotelText.noPrice : money(price * quantity)}</td>
            </tr>
          ))}
        </Table>
      )}
      <AccountSums account={account} />
    </Panel>
  )
}

/** The subtotal, and the rows between it and the total that are not 0. */
export const accountSumRows = ({ subtotal, discount, service, charges, taxes, fromTables }: Account) => [
  { label: text.subtotal, amount: subtotal },
  ...[
    { label: text.discount, amount: -discount },
    { label: text.service, amount: service },
    ...taxes
      .filter(({ added }) => added)
      .map(({ rate, amount }) => ({ label: text.tax(text.percent(rate), true), amount })),
    { label: text.charges, amount: charges },
    { label: text.fromTables, amount: fromTables },
  ].filter(({ amount }) => amount !== 0),
]

function AccountSums({ account }: { account: Account }) {
  const money = useMoney()
  return (
    <Facts amounts>
      {accountSumRows(account).map(({ label, amount }) => (
        <Fact key={label} label={label}>
          {money(amount)}
        </Fact>
      ))}
      <Fact label={text.total}>
        <b>{money(account.ordered)}</b>
      </Fact>
      {account.taxes
        .filter(({ added }) => !added)
        .map(({ rate, amount }) => (
          <Fact key={rate} label={text.tax(text.percent(rate), false)}>
            {money(amount)}
          </Fact>
        ))}
    </Facts>
  )
}
