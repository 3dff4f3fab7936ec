import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button, Radio } from '@mantine/core'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { removalQuestion } from '#web/kernel/text/editing.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import type { DialogFrame } from '#web/kernel/ui/feedback/ConfirmDialog.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { hotelText } from '../hotel.text.ts'
import { ordersText } from '../orders/orders.text.ts'
import { roomsText } from '../rooms/rooms.text.ts'
import { closeStayText as text } from './stays.text.ts'

type Decision = 'served' | 'canceled'

interface CloseStayDialogProps {
  /** The frame component is passed in, because its code is loaded on demand (see DialogFrame). */
  Frame: ComponentType<ComponentProps<typeof DialogFrame>>
  /** The latest state of the stay: an order that a guest sends meanwhile appears in the dialog. */
  stay: OpenStay
  onCancel: () => void
  onClosed: () => void
}

/** Question before a stay is closed. Lists its open orders; each pending one needs a decision, and none is preselected. */
export function CloseStayDialog({ Frame, stay, onCancel, onClosed }: CloseStayDialogProps) {
  const words = roomsText[stay.room.kind]
  const currency = useVenue()?.currency ?? 'ARS'
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({})
  const close = useWrite(api.hotel.stays.close)
  const [problem, setProblem] = useState('')
  const open = stay.orders.filter(({ status }) => status === 'pending' || status === 'accepted').reverse()
  const pending = open.filter(({ status }) => status === 'pending')
  const served = pending.filter(({ id }) => decisions[id] === 'served')
  const total = served.reduce((sum, order) => sum + order.total, stay.total)
  const isDecided = pending.every(({ id }) => decisions[id])
  const confirm = async () => {
    setProblem('')
    try {
      await close.mutateAsync({
        id: stay.id,
        decisions: pending.map(({ id }) => ({ orderId: id, served: decisions[id] === 'served' })),
      })
      onClosed()
    } catch (error) {
      setProblem(failureSentence(toFailure(error)))
    }
  }
  return (
    <Frame title={text.title} open onClose={onCancel}>
      <p className="muted">{words.closeBody}</p>
      {pending.length > 0 && <p>{text.decide}</p>}
      {open.length > 0 && (
        <ul className="stack" aria-label={text.open}>
          {open.map((order) => (
            <OpenOrder
              key={order.id}
              order={order}
              decision={decisions[order.id]}
              onDecide={(decision) => setDecisions({ ...decisions, [order.id]: decision })}
            />
          ))}
        </ul>
      )}
      <p className="group between strong">
        <span>{hotelText.total}</span>
        <b className="number">{formatMoney(total, currency)}</b>
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="group above" style={{ justifyContent: 'flex-end' }}>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {removalQuestion.cancel}
        </Button>
        <Button color="danger" disabled={!isDecided} loading={close.isPending} onClick={() => void confirm()}>
          {removalQuestion.confirm}
        </Button>
      </div>
    </Frame>
  )
}

interface OpenOrderProps {
  order: Order
  decision: Decision | undefined
  onDecide: (decision: Decision) => void
}

function OpenOrder({ order: { number, status, lines, total }, decision, onDecide }: OpenOrderProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  const label = ordersText.order(number)
  return (
    <li className="stack gap-4">
      <p className="group between nowrap baseline">
        <b className="strong">{label}</b>
        <span className="number">{formatMoney(total, currency)}</span>
      </p>
      <p className="note">{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
      {status === 'accepted' ? (
        <p className="note">{text.willComplete}</p>
      ) : (
        <Radio.Group
          aria-label={label}
          value={decision ?? null}
          onChange={(value) => onDecide(value === 'served' ? 'served' : 'canceled')}
        >
          <div className="group">
            <Radio value="served" label={text.served} />
            <Radio value="canceled" label={text.canceled} />
          </div>
        </Radio.Group>
      )}
    </li>
  )
}
