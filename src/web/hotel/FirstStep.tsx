import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Empty } from '#web/kernel/ui/loading/Loaded.tsx'
import { hotelText as text } from './hotel.text.ts'

interface FirstStepProps {
  /** That there is nothing, and what to do about it. */
  words: { none: string; step: string }
  to: string
  label: string
}

/** A list that an admin begins: says how, and to others who does. */
export const FirstStep = ({ words: { none, step }, to, label }: FirstStepProps) => {
  const isAdmin = useMe().role === 'admin'
  return (
    <Empty sentence={`${none} ${isAdmin ? step : text.adminsBegin}`}>
      {isAdmin && <LinkButton to={to}>{label}</LinkButton>}
    </Empty>
  )
}
