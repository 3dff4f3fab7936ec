import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { roomLabel } from '../hotel.text.ts'
import { movingText as text } from './moving.text.ts'

/** Choices of a select: the occupied rooms and tables except that of one stay, after an empty first choice. */
export function useOccupiedPlaces(exceptStayId: string) {
  const rooms = useRead(api.hotel.stays.board, { kind: 'room' }).data ?? []
  const tables = useRead(api.hotel.stays.board, { kind: 'table' }).data ?? []
  const occupied = [...tables, ...rooms].flatMap(({ stay, kind, number }) =>
    stay && stay.id !== exceptStayId
      ? [{ value: stay.id, label: [roomLabel({ kind, number }), stay.name].filter(Boolean).join(' · ') }]
      : [],
  )
  return { any: occupied.length > 0, choices: [{ value: '', label: text.choose }, ...occupied] }
}
