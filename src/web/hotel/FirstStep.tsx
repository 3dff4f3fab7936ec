import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Empty } from '#web/kernel/ui/loading/Loaded.tsx'
import { hotelText as text } from './hotel.text.ts'

interface EmptyListPromptProps {
  /** Sentence for the empty list, and the instruction for admins. */
  words: { none: string; step: string }
  to: string
  label: string
}

/** Empty list with a create link for admins; other staff read that an admin has to begin. */
export const FirstStep = ({ words: { none, step }, to, label }: EmptyListPromptProps) => {
  const isAdmin = useMe().role === 'admin'
  return (
    <Empty sentence={`${none} ${isAdmin ? step : text.adminsBegin}`}>
      {isAdmin && <LinkButton to={to}>{label}</LinkButton>}
    </Empty>
  )
}
