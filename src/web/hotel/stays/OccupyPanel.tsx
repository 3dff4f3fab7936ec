import { api } from '#contract/api.ts'
import type { Room } from '#contract/hotel/rooms.ts'
import type { Stay } from '#contract/hotel/stays.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { roomsText } from '../rooms/rooms.text.ts'
import { GuestFields, type GuestValues, guestChecks, toInput } from './GuestFields.tsx'

const emptyGuest: GuestValues = { name: '', mail: '', language: 'spanish' }

interface OccupyPanelProps {
  room: Room
  onOccupied: (stay: Stay) => void
}

/** Form that opens a stay in a free room ('Ocupar habitación'). */
export const OccupyPanel = ({ room, onOccupied }: OccupyPanelProps) => (
  <Panel title={roomsText[room.kind].occupy}>
    <CreateForm
      start={emptyGuest}
      checks={guestChecks}
      write={api.hotel.stays.open}
      input={(id, values) => ({ id, roomId: room.id, ...toInput(values) })}
      said={roomsText[room.kind].occupied}
      onMade={onOccupied}
      submit={roomsText[room.kind].occupy}
    >
      {(form) => <GuestFields form={form} />}
    </CreateForm>
  </Panel>
)
