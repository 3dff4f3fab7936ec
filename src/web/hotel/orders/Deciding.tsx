import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { ordersText as text } from './orders.text.ts'
import { useDeciding } from './useDeciding.ts'

interface DecidingProps {
  order: Pick<Order, 'id' | 'number' | 'status'>
  /** The spec's words differ from page to page. */
  words?: { accept: string; cancel: string }
}

/** What can be done with an order in its state: a pending one is accepted or canceled, an accepted one completed. */
export function Deciding({ order, words = text }: DecidingProps) {
  const { busy, accept, cancel, complete } = useDeciding(order)
  const [canceling, setCanceling] = useState(false)
  const of = (label: string) => text.of(label, order.number)
  if (order.status === 'accepted')
    return (
      // Another one than what has accepted it: the second half of a double click belongs to that.
      <div key={order.status} className="group gap-8">
        <Button loading={busy} aria-label={of(text.complete)} onClick={() => complete()}>
          {text.complete}
        </Button>
      </div>
    )
  if (order.status !== 'pending') return null
  if (canceling) return <CancelForm busy={busy} onCancel={cancel} onBack={() => setCanceling(false)} />
  return (
    <div className="group gap-8">
      <Button loading={busy} aria-label={of(words.accept)} onClick={accept}>
        {words.accept}
      </Button>
      <Button variant="default" disabled={busy} aria-label={of(words.cancel)} onClick={() => setCanceling(true)}>
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

/** Canceling is told to the guest: it takes a second press, and may say why. */
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
