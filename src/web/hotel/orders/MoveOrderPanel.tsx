import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { roomLabel } from '../hotel.text.ts'
import { movingText as text } from './moving.text.ts'
import { useOccupiedPlaces } from './useOccupiedPlaces.ts'

const said = ({ number, room }: Order) => text.moved(number, roomLabel(room))

/** Moves the order, or some units of one of its lines, to another occupied room or table. */
export function MoveOrderPanel({ order: { id, version, stayId, lines } }: { order: Order }) {
  const places = useOccupiedPlaces(stayId)
  const [toStayId, setToStayId] = useState('')
  const [lineId, setLineId] = useState('')
  const [units, setUnits] = useState('1')
  const moveOrder = useWriteWithPopup(api.hotel.orders.move, said)
  const moveLine = useWriteWithPopup(api.hotel.orders.moveLine, said)
  const line = lines.find((other) => other.id === lineId)
  const move = () => {
    if (!line) return moveOrder.mutate({ id, version, toStayId })
    moveLine.mutate({ id, version, lineId, quantity: Number(units), newId: newId(), toStayId })
  }
  const chooseLine = (chosen: string) => {
    setLineId(chosen)
    setUnits('1')
  }
  if (!places.any)
    return (
      <Panel title={text.title}>
        <p className="muted">{text.nowhere}</p>
      </Panel>
    )
  return (
    <Panel title={text.title}>
      <div className="group end">
        <NativeSelect
          label={text.what}
          data={[
            { value: '', label: text.whole },
            ...lines.map(({ id, name, quantity }) => ({ value: id, label: text.line(quantity, name) })),
          ]}
          value={line ? lineId : ''}
          onChange={({ currentTarget }) => chooseLine(currentTarget.value)}
        />
        {line && line.quantity > 1 && (
          <NativeSelect
            label={text.quantity}
            data={Array.from({ length: line.quantity }, (_, n) => String(n + 1))}
            value={units}
            onChange={({ currentTarget }) => setUnits(currentTarget.value)}
          />
        )}
        <NativeSelect
          label={text.to}
          data={places.choices}
          value={toStayId}
          onChange={({ currentTarget }) => setToStayId(currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={!toStayId}
          loading={moveOrder.isPending || moveLine.isPending}
          onClick={move}
        >
          {text.moveOrder}
        </Button>
      </div>
    </Panel>
  )
}
