import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { paymentLinkMethods } from '#contract/hotel/accounts.limits.ts'
import type { Account, PaymentRequest } from '#contract/hotel/accounts.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { parsePrice } from '../menus/prices/priceField.ts'
import { accountsText as text } from './accounts.text.ts'
import { useMoney } from './signedMoney.ts'

/** Payment links of the account that wait for a confirmation, and a form for a new one. */
export function PaymentLinksPanel({ account: { stay, owed, requests } }: { account: Account }) {
  const money = useMoney()
  /** An empty amount field means the whole amount that the account owes. */
  const amountOf = (written: string) => (written.trim() === '' ? owed : parsePrice(written))
  return (
    <Panel title={text.links} flush>
      <p className="padded muted">{text.linksHint}</p>
      <List bare>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </List>
      {owed > 0 && (
        <div className="padded">
          <CreateForm
            start={{ amount: '' }}
            checks={{
              amount: (written: string) => {
                const amount = amountOf(written)
                if (!amount) return text.wrongAmount
                return amount > owed ? text.tooMuch(money(owed)) : null
              },
            }}
            write={api.hotel.accounts.requestPayment}
            input={(id, { amount }) => ({ id, stayId: stay.id, amount: amountOf(amount) ?? 0 })}
            said={text.linkCreated}
            submit={text.createLink}
            secondary
          >
            {(form) => (
              <TextInput
                label={text.amount}
                description={text.wholeLink(money(owed))}
                inputMode="decimal"
                maxLength={20}
                {...form.getInputProps('amount')}
              />
            )}
          </CreateForm>
        </div>
      )}
    </Panel>
  )
}

function RequestRow({ request: { id, amount, reference, link, by, at } }: { request: PaymentRequest }) {
  const money = useMoney()
  const { moment } = useVenueTimeFormat()
  const [method, setMethod] = useState<(typeof paymentLinkMethods)[number]>('transfer')
  const confirm = useWriteWithPopup(api.hotel.accounts.confirmRequest, text.confirmed)
  const cancel = useWriteWithPopup(api.hotel.accounts.cancelRequest, text.linkCanceled)
  return (
    <ListRow>
      <RowText>
        <b>{`${reference} · ${money(amount)}`}</b>
        <p>
          <a className="link" href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        </p>
        <p>{text.byAt(by, moment(at))}</p>
      </RowText>
      <RowActions>
        <NativeSelect
          aria-label={text.methodOf(reference)}
          data={paymentLinkMethods.map((value) => ({ value, label: text.methods[value] }))}
          value={method}
          onChange={({ currentTarget }) => setMethod(currentTarget.value as typeof method)}
        />
        <Button
          variant="default"
          aria-label={text.confirmOf(reference)}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ id: newId(), requestId: id, method })}
        >
          {text.confirm}
        </Button>
        <Button
          variant="default"
          aria-label={text.cancelLinkOf(reference)}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id })}
        >
          {text.cancelLink}
        </Button>
      </RowActions>
    </ListRow>
  )
}
