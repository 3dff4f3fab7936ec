import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { AccountSums } from './AccountSums.tsx'
import { ownAccountText } from './ownAccount.text.ts'

/**
 * Account of the stay: ordered, paid and owed, with the payment links that staff created. Nothing before the first order
 * or payment.
 */
export function OwnAccount() {
  const { language, named } = useGuestUrl()
  const text = ownAccountText[language]
  const currency = useVenue()?.currency ?? 'ARS'
  const account = useRead(api.hotel.accounts.mine, named).data
  if (!account || (account.ordered === 0 && account.paid === 0)) return null
  return (
    <GuestSection title={text.title}>
      <AccountSums account={account} />
      {account.requests
        .filter(({ link }) => link !== '')
        .map(({ id, amount, link }) => (
          <a key={id} className="button" data-wide href={link} target="_blank" rel="noreferrer">
            {text.pay(formatMoney(amount, currency, language))}
          </a>
        ))}
    </GuestSection>
  )
}
