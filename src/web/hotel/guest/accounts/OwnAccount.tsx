import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { ownAccountText } from './ownAccount.text.ts'

/** Account of the stay: ordered, paid and owed, with the payment links that staff created. */
export function OwnAccount() {
  const { language, named } = useGuestUrl()
  const text = ownAccountText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  const account = useRead(api.hotel.accounts.mine, named).data
  if (!account || (account.ordered === 0 && account.paid === 0)) return null
  const { discount, service, charges, fromTables, taxes, ordered, paid, owed, requests } = account
  const money = (amount: number) =>
    amount < 0 ? `−${formatMoney(-amount, currency, language)}` : formatMoney(amount, currency, language)
  const rows = [
    [text.discount, -discount],
    [text.service, service],
    ...taxes.filter(({ added }) => added).map(({ rate, amount }) => [text.tax(`${rate / 100} %`), amount] as const),
    [text.charges, charges],
    [text.fromTables, fromTables],
  ] as const
  return (
    <GuestSection title={text.title}>
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
      {requests
        .filter(({ link }) => link !== '')
        .map(({ id, amount, link }) => (
          <a key={id} className="button" data-wide href={link} target="_blank" rel="noreferrer">
            {text.pay(money(amount))}
          </a>
        ))}
    </GuestSection>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <p className="group between baseline note">
    {label}
    <span>{value}</span>
  </p>
)
