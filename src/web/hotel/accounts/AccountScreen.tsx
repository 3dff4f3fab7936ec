import { api } from '#contract/api.ts'
import type { Account } from '#contract/hotel/accounts.ts'
import { to } from '#contract/hotel/pages.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { roomLabel } from '../hotel.text.ts'
import { AccountLines } from './AccountLines.tsx'
import { AdjustmentsPanel } from './AdjustmentsPanel.tsx'
import { accountsText as text } from './accounts.text.ts'
import { PaymentLinksPanel } from './PaymentLinksPanel.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { PaymentsPanel } from './PaymentsPanel.tsx'
import { useMoney } from './signedMoney.ts'

const skeleton = <SkeletonBox height={520} radius={10} />

/** Page /tables/{idTable}/account: the account of the open stay. */
export function AccountScreen() {
  const { idTable = '' } = usePathParams()
  const { venueId } = useMe()
  const read = useRead(api.hotel.accounts.at, { number: Number(idTable) })
  const { room, account } = read.data ?? {}
  return (
    <Screen title={room ? text.title(roomLabel(room)) : text.account} actions={<Links account={account} />}>
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: to('rooms', { idHotel: venueId }), back: text.back }}
        skeleton={skeleton}
      >
        {({ account }) => (account ? <AccountBody account={account} /> : <EmptyPanel sentence={text.free} />)}
      </Loaded>
    </Screen>
  )
}

/** Page /stays/{idStay}/account: the account of any stay, also of a closed one. */
export function StayAccountScreen() {
  const { idStay = '' } = usePathParams()
  const read = useRead(api.hotel.accounts.one, { id: idStay })
  const account = read.data
  return (
    <Screen
      title={account ? text.title(roomLabel(account.stay.room)) : text.account}
      actions={<Links account={account} />}
    >
      <Loaded read={read} gone={{ sentence: text.goneStay, to: to('orders'), back: text.back }} skeleton={skeleton}>
        {(account) => <AccountBody account={account} />}
      </Loaded>
    </Screen>
  )
}

const Links = ({ account }: { account: Account | null | undefined }) =>
  account && (
    <>
      <LinkButton to={to('room', { idTable: account.stay.room.number })}>{text.back}</LinkButton>
      <LinkButton to={to('bill', { idStay: account.stay.id })}>{text.toBill}</LinkButton>
    </>
  )

function AccountBody({ account }: { account: Account }) {
  const money = useMoney()
  const { ordered, paid, owed, tips, pending } = account
  return (
    <>
      <Scorecard>
        <ScorecardCell label={text.ordered} value={money(ordered)} />
        <ScorecardCell label={text.paid} value={money(paid)} />
        <ScorecardCell label={owed < 0 ? text.credit : text.owed} value={money(Math.abs(owed))} />
        <ScorecardCell label={text.tips} value={money(tips)} />
      </Scorecard>
      {pending.orders > 0 && <Notice sentence={text.pending(pending.orders, money(pending.total))} />}
      <div className="with-aside">
        <div className="stack gap-20">
          <PaymentPanel account={account} />
          <PaymentsPanel account={account} />
          <AccountLines account={account} />
        </div>
        <div className="stack gap-20">
          <AdjustmentsPanel account={account} />
          {account.settings.paymentLink !== '' && <PaymentLinksPanel account={account} />}
        </div>
      </div>
      <ObjectActivity about={{ object: account.stay.id }} />
    </>
  )
}
