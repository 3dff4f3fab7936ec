import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { accountLimits } from '#contract/hotel/accounts.limits.ts'
import type { Account, Payment } from '#contract/hotel/accounts.ts'
import { to } from '#contract/hotel/pages.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowAside, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { roomLabel } from '../hotel.text.ts'
import { formatPriceField, parsePrice } from '../menus/prices/priceField.ts'
import { accountsText as text } from './accounts.text.ts'
import { useMoney } from './signedMoney.ts'

/** Payments, refunds and charges of tables, newest first. */
export function PaymentsPanel({ account: { payments, charged } }: { account: Account }) {
  return (
    <Panel title={text.payments} flush>
      {payments.length + charged.length === 0 && <p className="empty">{text.noPayments}</p>}
      <List bare>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
        {charged.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} isFromTable />
        ))}
      </List>
    </Panel>
  )
}

const kindLabel = ({ kind, method }: Payment) => {
  if (kind === 'moved') return text.moved
  return kind === 'refund' ? `${text.refundKind} · ${text.methods[method]}` : text.methods[method]
}

function PaymentRow({ payment, isFromTable = false }: { payment: Payment; isFromTable?: boolean }) {
  const money = useMoney()
  const { moment } = useVenueTimeFormat()
  const [refunding, setRefunding] = useState(false)
  const { id, number, amount, tip, payer, reference, otherRoom, refundable, by, at } = payment
  const other = otherRoom && (isFromTable ? text.chargedFrom : text.chargedTo)(roomLabel(otherRoom))
  const details = [payer, other, reference, tip !== 0 && text.withTip(money(tip))].filter(Boolean)
  const canRefund = !isFromTable && refundable.amount + refundable.tip > 0
  return (
    <ListRow>
      <RowText>
        <b>{`${text.receiptOf(number)} · ${kindLabel(payment)}`}</b>
        {details.length > 0 && <p>{details.join(' · ')}</p>}
        <p>{text.byAt(by, moment(at))}</p>
      </RowText>
      <RowAside>
        {amount < 0 ? <Chip tone="warn">{money(amount)}</Chip> : <b className="number">{money(amount)}</b>}
      </RowAside>
      <RowActions>
        <LinkButton to={to('receipt', { idPayment: id })} label={text.receiptOf(number)}>
          {text.receipt}
        </LinkButton>
        {canRefund && (
          <Button
            variant="default"
            aria-label={text.refundOf(number)}
            aria-expanded={refunding}
            onClick={() => setRefunding(!refunding)}
          >
            {text.refund}
          </Button>
        )}
      </RowActions>
      {refunding && canRefund && (
        <RowBelow>
          <RefundForm payment={payment} onDone={() => setRefunding(false)} />
        </RowBelow>
      )}
    </ListRow>
  )
}

function RefundForm({ payment: { id, refundable }, onDone }: { payment: Payment; onDone: () => void }) {
  const checkUpTo = (most: number) => (written: string) => {
    const amount = parsePrice(written)
    return amount === undefined || (amount ?? 0) > most ? text.wrongAmount : null
  }
  return (
    <CreateForm
      start={{
        amount: formatPriceField(refundable.amount),
        tip: formatPriceField(refundable.tip),
        reason: '',
      }}
      checks={{
        amount: checkUpTo(refundable.amount),
        tip: checkUpTo(refundable.tip),
        reason: requiredCheck(accountLimits.reference),
      }}
      write={api.hotel.accounts.refund}
      input={(refundId, { amount, tip, reason }) => ({
        id: refundId,
        paymentId: id,
        amount: parsePrice(amount) ?? 0,
        tip: parsePrice(tip) ?? 0,
        reason,
      })}
      said={text.refunded}
      onMade={onDone}
      submit={text.refund}
      secondary
      begins
    >
      {(form) => (
        <>
          <div className="pair">
            <TextInput label={text.amount} inputMode="decimal" maxLength={20} {...form.getInputProps('amount')} />
            {refundable.tip > 0 && (
              <TextInput label={text.refundTip} inputMode="decimal" maxLength={20} {...form.getInputProps('tip')} />
            )}
          </div>
          <TextInput
            label={text.reason}
            maxLength={accountLimits.reference}
            required
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </CreateForm>
  )
}
