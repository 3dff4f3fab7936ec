import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { accountLimits, type PaymentMethod, paymentMethods } from '#contract/hotel/accounts.limits.ts'
import type { Account } from '#contract/hotel/accounts.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useNarrowerThan } from '#web/kernel/ui/layout/useNarrowerThan.ts'
import { roomLabel } from '../hotel.text.ts'
import { parsePrice } from '../menus/prices/priceField.ts'
import { tillText } from '../till/till.text.ts'
import { accountsText as text } from './accounts.text.ts'
import { PaidUnitsFields } from './PaidUnitsFields.tsx'
import {
  amountOfSplit,
  chosenUnitsByLine,
  parsePartCount,
  type SplitMode,
  type SplitValues,
  splitModes,
} from './paymentSplit.ts'
import { useMoney } from './signedMoney.ts'

interface PaymentValues extends SplitValues, Record<string, unknown> {
  method: PaymentMethod
  tip: string
  received: string
  payer: string
  reference: string
  chargedStayId: string
  shiftId: string
}

const emptyPayment: PaymentValues = {
  split: 'whole',
  parts: '2',
  amount: '',
  units: {},
  method: 'cash',
  tip: '',
  received: '',
  payer: '',
  reference: '',
  chargedStayId: '',
  shiftId: '',
}

const optionalAmount = (written: string) => (parsePrice(written) === undefined ? text.wrongAmount : null)
const tipOf = ({ tip }: PaymentValues) => parsePrice(tip) ?? 0
const splitOptions = splitModes.map((value) => ({ value, label: text.splits[value] }))

const toInput = (account: Account, values: PaymentValues) => ({
  method: values.method,
  amount: amountOfSplit(account, values) ?? 0,
  tip: tipOf(values),
  received: values.method === 'cash' ? (parsePrice(values.received) ?? null) : null,
  payer: values.payer,
  reference: values.reference,
  chargedStayId: values.method === 'room' ? values.chargedStayId || null : null,
  items: values.split === 'item' ? toItems(account, values) : null,
  shiftId: values.shiftId || null,
})

const toItems = ({ lines }: Account, { units }: PaymentValues) =>
  chosenUnitsByLine(lines, units).map(({ line: { orderId, lineId }, count }) => ({ orderId, lineId, quantity: count }))

/** Form that registers a payment of the account, or of a part of it. */
export function PaymentPanel({ account }: { account: Account }) {
  const money = useMoney()
  /** Values that the next form starts with: the same method, and after an equal split the remaining parts. */
  const [next, setNext] = useState({ start: emptyPayment, count: 0 })
  const sent = useRef(emptyPayment)
  const startNext = ({ split, parts, method }: PaymentValues) => {
    const left = parsePartCount(parts) - 1
    const goesOn = split === 'equal' && left > 1
    const start = { ...emptyPayment, method, ...(goesOn && { split, parts: String(left) }) }
    setNext(({ count }) => ({ start, count: count + 1 }))
  }
  if (account.owed <= 0 && account.ordered > 0)
    return (
      <Panel title={text.pay}>
        <p className="muted">{text.allPaid}</p>
      </Panel>
    )
  const checks = {
    amount: (written: string, values: PaymentValues) => {
      if (values.split !== 'person') return null
      const amount = parsePrice(written)
      if (amount === undefined || amount === null || amount === 0) return text.wrongAmount
      return amount > account.owed ? text.tooMuch(money(account.owed)) : null
    },
    tip: optionalAmount,
    received: (written: string, values: PaymentValues) => {
      const received = values.method === 'cash' ? parsePrice(written) : null
      if (received === undefined) return text.wrongAmount
      return received !== null && received < (amountOfSplit(account, values) ?? 0) + tipOf(values)
        ? text.receivedTooLow
        : null
    },
  }
  return (
    <Panel title={text.pay}>
      <CreateForm
        key={next.count}
        start={next.start}
        checks={checks}
        write={api.hotel.accounts.pay}
        input={(id, values) => {
          sent.current = values
          return { id, stayId: account.stay.id, ...toInput(account, values) }
        }}
        invalid={{ amount: text.wrongAmount }}
        said={text.registered}
        onMade={() => startNext(sent.current)}
        submit={text.submit}
      >
        {(form) => <PaymentFields form={form} account={account} />}
      </CreateForm>
    </Panel>
  )
}

interface PaymentFieldsProps {
  form: UseFormReturnType<PaymentValues>
  account: Account
}

function PaymentFields({ form, account }: PaymentFieldsProps) {
  const money = useMoney()
  const narrow = useNarrowerThan(640)
  const { values } = form
  const { split, method } = values
  const amount = amountOfSplit(account, values)
  const parts = parsePartCount(values.parts)
  const received = parsePrice(values.received)
  const change = (received ?? 0) - (amount ?? 0) - tipOf(values)
  return (
    <>
      <Input.Wrapper label={text.split}>
        <SegmentedControl
          fullWidth
          orientation={narrow ? 'vertical' : 'horizontal'}
          aria-label={text.split}
          data={splitOptions}
          value={split}
          onChange={(chosen) => form.setFieldValue('split', chosen as SplitMode)}
        />
      </Input.Wrapper>
      {split === 'equal' && (
        <TextInput
          label={text.parts}
          description={parts === 1 ? text.lastPart : text.part(money(amount ?? 0), parts)}
          inputMode="numeric"
          maxLength={2}
          {...form.getInputProps('parts')}
        />
      )}
      {split === 'item' && (
        <PaidUnitsFields
          account={account}
          units={values.units}
          onChange={(units) => form.setFieldValue('units', units)}
        />
      )}
      {split === 'person' ? (
        <TextInput
          label={text.amountField}
          description={text.personHint}
          inputMode="decimal"
          maxLength={20}
          required
          {...form.getInputProps('amount')}
        />
      ) : (
        <TextInput label={text.amountField} readOnly value={money(amount ?? 0)} />
      )}
      <div className="pair">
        <NativeSelect
          label={text.method}
          data={paymentMethods.map((value) => ({ value, label: text.methods[value] }))}
          {...form.getInputProps('method')}
        />
        <TextInput label={text.tip} inputMode="decimal" maxLength={20} {...form.getInputProps('tip')} />
      </div>
      {method === 'room' && <RoomField form={form} account={account} />}
      {method === 'cash' && (
        <TextInput
          label={text.received}
          description={received && change >= 0 ? text.change(money(change)) : undefined}
          inputMode="decimal"
          maxLength={20}
          {...form.getInputProps('received')}
        />
      )}
      <div className="pair">
        <TextInput label={text.payer} maxLength={accountLimits.payer} {...form.getInputProps('payer')} />
        <TextInput
          label={text.reference}
          description={method === 'card' ? text.referenceHint : undefined}
          maxLength={accountLimits.reference}
          {...form.getInputProps('reference')}
        />
      </div>
      <ShiftField form={form} />
    </>
  )
}

function RoomField({ form, account }: PaymentFieldsProps) {
  const rooms = useRead(api.hotel.accounts.chargeable).data ?? []
  const others = rooms.filter(({ stayId }) => stayId !== account.stay.id)
  return (
    <NativeSelect
      label={text.room}
      data={[
        { value: '', label: text.reception },
        ...others.map(({ stayId, room, name }) => ({
          value: stayId,
          label: [roomLabel(room), name].filter(Boolean).join(' · '),
        })),
      ]}
      {...form.getInputProps('chargedStayId')}
    />
  )
}

/** The till shift of the payment: a choice if several are open, a notice if cash has none. */
function ShiftField({ form }: { form: UseFormReturnType<PaymentValues> }) {
  const till = useRead(api.hotel.till.current).data
  if (!till?.enabled) return null
  if (till.shifts.length === 0)
    return form.values.method === 'cash' ? (
      <div className="group between">
        <p className="muted">{text.noShift}</p>
        <LinkButton to={to('till')}>{text.openTill}</LinkButton>
      </div>
    ) : null
  if (till.shifts.length === 1) return null
  return (
    <NativeSelect
      label={text.shift}
      data={till.shifts.map(({ id, outlet }) => ({ value: id, label: outlet || tillText.venueTill }))}
      {...form.getInputProps('shiftId')}
    />
  )
}
