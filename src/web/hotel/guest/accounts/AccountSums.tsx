import type { AccountTotals } from '#contract/hotel/accountTotals.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { ownAccountText } from './ownAccount.text.ts'

/** Rows of a guest's account from the discount to the amount that is left to pay; rows of 0 before the total are left out. */
export function AccountSums({ account }: { account: AccountTotals }) {
  const { language } = useGuestUrl()
  const text = ownAccountText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  const { discount, service, charges, fromTables, taxes, ordered, paid, owed } = account
  const money = (amount: number) =>
    amount < 0 ? `−${formatMoney(-amount, currency, language)}` : formatMoney(amount, currency, language)
  const percent = (rate: number) => `${String(rate / 100).replace('.', language === 'english' ? '.' : ',')}\u00a0%`
  const rows = [
    [text.discount, -discount],
    [text.service, service],
    ...taxes.filter(({ added }) => added).map(({ rate, amount }) => [text.tax(percent(rate)), amount] as const),
    [text.charges, charges],
    [text.fromTables, fromTables],
  ] as const
  return (
    <>
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <Row key={label} label={label} value={money(amount)} />
        ))}
      <Row label={text.ordered} value={money(ordered)} />
      <Row label={text.paid} value={money(paid)} />
      <p className="group between baseline">
        {owed < 0 ? text.credit : text.owed}
        <strong>{money(Math.abs(owed))}</strong>
      </p>
    </>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <p className="group between baseline note">
    {label}
    <span>{value}</span>
  </p>
)
