import { Button } from '@mantine/core'
import { useRef } from 'react'
import { api } from '#contract/api.ts'
import type { Account, Payment } from '#contract/hotel/accounts.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { printOnRoll } from '../printOnRoll.ts'
import { accountSumRows } from './AccountLines.tsx'
import { accountsText as text } from './accounts.text.ts'
import classes from './ReceiptScreen.module.css'
import { useMoney } from './signedMoney.ts'

/** Receipt of a payment, for 80 mm paper; the browser's print dialog also saves it as PDF. */
export function ReceiptScreen() {
  const { idPayment = '' } = usePathParams()
  const read = useRead(api.hotel.accounts.receipt, { id: idPayment })
  const paper = useRef<HTMLElement>(null)
  const { payment, account } = read.data ?? {}
  const print = () => {
    if (paper.current) printOnRoll('receipt', paper.current)()
  }
  return (
    <div className={classes.screen}>
      <Screen
        title={payment ? titleOf(payment) : text.receipt}
        actions={
          account && (
            <>
              <LinkButton to={to('stayAccount', { idStay: account.stay.id })}>{text.back}</LinkButton>
              <Button variant="default" onClick={() => window.print()}>
                {text.printPage}
              </Button>
              <Button onClick={print}>{text.printRoll}</Button>
            </>
          )
        }
      >
        <Loaded
          read={read}
          gone={{ sentence: text.goneReceipt, to: to('orders'), back: text.back }}
          skeleton={<SkeletonBox width="80mm" height={480} />}
        >
          {({ payment, account }) => (
            <article className={`paper ${classes.receipt}`} ref={paper}>
              <ReceiptHead payment={payment} account={account} />
              <AccountPart account={account} />
              <PaymentPart payment={payment} account={account} />
            </article>
          )}
        </Loaded>
      </Screen>
    </div>
  )
}

const titleOf = ({ kind, number }: Payment) => (kind === 'refund' ? text.refundTitle : text.receiptTitle)(number)

interface PartProps {
  payment: Payment
  account: Account
}

function ReceiptHead({ payment, account: { stay, settings } }: PartProps) {
  const venue = useVenueName()
  const { moment } = useVenueTimeFormat()
  const { legalName, taxId, legalAddress } = settings
  return (
    <>
      <header>
        <strong>{legalName || venue}</strong>
        {legalName && legalName !== venue && <p>{venue}</p>}
        {taxId && <p>{text.taxId(taxId)}</p>}
        {legalAddress && <p>{legalAddress}</p>}
      </header>
      <h2>{titleOf(payment)}</h2>
      <Row label={text.date} value={moment(payment.at)} />
      <Row label={text.place} value={roomLabel(stay.room)} />
      {(payment.payer || stay.name) && <Row label={text.guest} value={payment.payer || stay.name} />}
      <Row label={text.attended} value={payment.by} />
    </>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <p className={classes.row}>
    <span>{label}</span>
    <span>{value}</span>
  </p>
)

function AccountPart({ account }: { account: Account }) {
  const money = useMoney()
  return (
    <section>
      {account.lines.map(({ orderId, lineId, name, quantity, price }) => (
        <p className={classes.line} key={`${orderId} ${lineId}`}>
          <span>{quantity}</span>
          <span>{name}</span>
          <span>{price === null ? hotelText.noPrice : money(price * quantity)}</span>
        </p>
      ))}
      {accountSumRows(account).map(({ label, amount }) => (
        <Row key={label} label={label} value={money(amount)} />
      ))}
      <p className={`${classes.row} ${classes.total}`}>
        <span>{text.total}</span>
        <span>{money(account.ordered)}</span>
      </p>
      {account.taxes
        .filter(({ added }) => !added)
        .map(({ rate, amount }) => (
          <Row key={rate} label={text.tax(text.percent(rate), false)} value={money(amount)} />
        ))}
    </section>
  )
}

function PaymentPart({ payment, account }: PartProps) {
  const money = useMoney()
  const { amount, tip, received, method, otherRoom, reference, kind } = payment
  return (
    <>
      <section>
        <p className={`${classes.row} ${classes.total}`}>
          <span>{`${text.thisPayment} · ${text.methods[method]}`}</span>
          <span>{money(amount)}</span>
        </p>
        {tip !== 0 && <Row label={text.tip} value={money(tip)} />}
        {received !== null && <Row label={text.receivedCash} value={money(received)} />}
        {received !== null && <Row label={text.changeGiven} value={money(received - amount - tip)} />}
        {reference && <p>{reference}</p>}
        {otherRoom && <p>{text.chargedTo(roomLabel(otherRoom))}</p>}
        <Row label={text.paid} value={money(account.paid)} />
        <Row label={account.owed < 0 ? text.credit : text.owed} value={money(Math.abs(account.owed))} />
      </section>
      {method === 'room' && kind === 'payment' && (
        <section className={classes.signatures}>
          <p>{text.roomCharge}</p>
          <p className={classes.signature}>{text.signature}</p>
          <p className={classes.signature}>{text.clarification}</p>
        </section>
      )}
      <footer>{text.notInvoice}</footer>
    </>
  )
}
