import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { useDayOf } from '#web/kernel/venues/useToday.ts'
import { ordersText as text } from './orders.text.ts'
import { useOrderDecision } from './useOrderDecision.ts'

interface OrderDecisionButtonsProps {
  order: Pick<Order, 'id' | 'number' | 'status' | 'ended' | 'completedAt'>
  /** Labels of the buttons; they differ between pages. */
  words?: { accept: string; cancel: string }
}

/** Buttons for the next steps of an order. A pending or accepted one can be canceled, a completed one reopened. */
export function OrderDecisionButtons({ order, words = text }: OrderDecisionButtonsProps) {
  const { status, number, ended } = order
  const { busy, accept, cancel, complete } = useOrderDecision(order)
  const [isCanceling, setIsCanceling] = useState(false)
  const labelOf = (label: string) => text.of(label, number)
  if (status === 'completed') return ended ? null : <ReopenButton order={order} />
  if (status !== 'pending' && status !== 'accepted') return null
  if (isCanceling)
    return (
      <CancelForm
        isReasonRequired={status === 'accepted'}
        busy={busy}
        onCancel={cancel}
        onBack={() => setIsCanceling(false)}
      />
    )
  const [label, step] =
    status === 'pending' ? ([words.accept, accept] as const) : ([text.complete, () => complete()] as const)
  return (
    // The key mounts new buttons: the second click of a double click on "accept" must not complete the order.
    <div key={status} className="group gap-8">
      <Button loading={busy} aria-label={labelOf(label)} onClick={step}>
        {label}
      </Button>
      <Button variant="default" disabled={busy} aria-label={labelOf(words.cancel)} onClick={() => setIsCanceling(true)}>
        {words.cancel}
      </Button>
    </div>
  )
}

/** 'Reabrir', on the day on which the order was completed. */
function ReopenButton({ order }: Pick<OrderDecisionButtonsProps, 'order'>) {
  const { number, completedAt } = order
  const { busy, reopen } = useOrderDecision(order)
  const dayOf = useDayOf()
  const isOfToday = useTimeValue((now) => completedAt !== null && dayOf(completedAt) === dayOf(now))
  if (!isOfToday) return null
  return (
    <div className="group gap-8">
      <Button variant="default" loading={busy} aria-label={text.of(text.reopen, number)} onClick={() => reopen('')}>
        {text.reopen}
      </Button>
    </div>
  )
}

interface CancelFormProps {
  isReasonRequired: boolean
  busy: boolean
  onCancel: (reason: string) => void
  onBack: () => void
}

/** Second step of canceling: the guest is notified and reads the reason, so one press is not enough. */
function CancelForm({ isReasonRequired, busy, onCancel, onBack }: CancelFormProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: isReasonRequired ? { reason: requiredCheck(orderLimits.reason) } : {},
  })
  const send = async ({ reason }: { reason: string }) => onCancel(reason.trim())
  const label = isReasonRequired ? text.requiredReason : text.reason
  return (
    <Form begins form={form} send={send} unsaved={form.values.reason !== '' && !busy}>
      <div className="stack gap-8">
        <TextInput
          aria-label={label}
          placeholder={label}
          maxLength={orderLimits.reason}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
        <div className="group gap-8">
          <Button type="submit" color="danger" loading={busy}>
            {text.cancelOrder}
          </Button>
          <Button variant="default" onClick={onBack}>
            {text.back}
          </Button>
        </div>
      </div>
    </Form>
  )
}
