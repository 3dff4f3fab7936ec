import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Room } from '#contract/hotel/rooms.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { roomLabel } from '../hotel.text.ts'
import { bellText as text } from './bell.text.ts'

interface AlertButtonsProps {
  stayId: string
  room: Room
  what: AlertKind
  seenAt: string | null
}

/**
 * The buttons 'Visto', until somebody has acknowledged the alert, and 'Hecho', which ends it. The guest's page shows
 * both states.
 */
export function AlertButtons({ stayId, room, what, seenAt }: AlertButtonsProps) {
  const see = useWriteWithPopup(api.hotel.alerts.see)
  const remove = useWriteWithPopup(api.hotel.alerts.remove)
  const buttons = [
    ...(seenAt ? [] : [{ write: see, label: text.see, name: text.seeOf }]),
    { write: remove, label: text.remove, name: text.removeOf },
  ]
  return (
    <div className="group gap-8 nowrap">
      {buttons.map(({ write, label, name }) => (
        <Button
          key={label}
          variant="default"
          size="compact-sm"
          loading={write.isPending}
          aria-label={name(text.what[what], roomLabel(room))}
          onClick={() => write.mutate({ stayId, what })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
