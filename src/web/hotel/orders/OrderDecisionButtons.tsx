import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { ordersText as text } from './orders.text.ts'
import { useOrderDecision } from './useOrderDecision.ts'

interface OrderDecisionButtonsProps {
  order: Pick<Order, 'id' | 'number' | 'status'>
  /** Labels of the buttons; they differ between pages. */
  words?: { accept: string; cancel: string }
}

/** Buttons for the next step of an order: a pending one can be accepted or canceled, an accepted one completed. */
export function OrderDecisionButtons({ order, words = text }: OrderDecisionButtonsProps) {
  const { busy, accept, cancel, complete } = useOrderDecision(order)
  const [isCanceling, setIsCanceling] = useState(false)
  const labelOf = (label: string) => text.of(label, order.number)
  if (order.status === 'accepted')
    return (
      // The key mounts a new button: the second click of a double click on "accept" must not complete the order.
      <div key={order.status} className="group gap-8">
        <Button loading={busy} aria-label={labelOf(text.complete)} onClick={() => complete()}>
          {text.complete}
        </Button>
      </div>
    )
  if (order.status !== 'pending') return null
  if (isCanceling) return <CancelForm busy={busy} onCancel={cancel} onBack={() => setIsCanceling(false)} />
  return (
    <div className="group gap-8">
      <Button loading={busy} aria-label={labelOf(words.accept)} onClick={accept}>
        {words.accept}
      </Button>
      <Button variant="default" disabled={busy} aria-label={labelOf(words.cancel)} onClick={() => setIsCanceling(true)}>
        {words.cancel}
      </Button>
    </div>
  )
}

interface CancelFormProps {
  busy: boolean
  onCancel: (reason: string) => void
  onBack: () => void
}

/** Second step of canceling, with an optional reason: the guest is notified, so one press is not enough. */
function CancelForm({ busy, onCancel, onBack }: CancelFormProps) {
  const form = useForm({ initialValues: { reason: '' } })
  const send = async ({ reason }: { reason: string }) => onCancel(reason.trim())
  return (
    <Form begins form={form} send={send} unsaved={form.values.reason !== '' && !busy}>
      <div className="stack gap-8">
        <TextInput
          aria-label={text.reason}
          placeholder={text.reason}
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
