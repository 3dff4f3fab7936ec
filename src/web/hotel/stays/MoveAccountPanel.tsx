import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { movingText as text } from '../orders/moving.text.ts'
import { useOccupiedPlaces } from '../orders/useOccupiedPlaces.ts'

/** Moves the whole account of a stay to another occupied room or table, and closes the emptied one if wanted. */
export function MoveAccountPanel({ stayId }: { stayId: string }) {
  const places = useOccupiedPlaces(stayId)
  const [toStayId, setToStayId] = useState('')
  const [close, setClose] = useState(false)
  const move = useWriteWithPopup(api.hotel.orders.moveAccount, ({ orders }) => text.movedAccount(orders))
  if (!places.any) return null
  return (
    <Panel title={text.account} sentence={text.accountHint}>
      <div className="stack gap-12">
        <NativeSelect
          label={text.to}
          data={places.choices}
          value={toStayId}
          onChange={({ currentTarget }) => setToStayId(currentTarget.value)}
        />
        <Checkbox
          label={text.close}
          checked={close}
          onChange={({ currentTarget }) => setClose(currentTarget.checked)}
        />
        <Button
          variant="default"
          disabled={!toStayId}
          loading={move.isPending}
          onClick={() => move.mutate({ stayId, toStayId, close })}
        >
          {text.move}
        </Button>
      </div>
    </Panel>
  )
}
