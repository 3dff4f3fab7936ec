import { TextInput } from '@mantine/core'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { adminText as text } from './admin.text.ts'

interface DayChoiceProps {
  day: string
  /** The address of the page with another day. */
  at: (day: string) => string
}

/** The day that a page shows, and the ways to others. It lives in the address. */
export function DayChoice({ day, at }: DayChoiceProps) {
  const navigate = useNavigate()
  return (
    <div className="group nowrap gap-8 below">
      <LinkButton to={at(daysAfter(day, -1))} label={text.dayBefore}>
        ‹
      </LinkButton>
      <TextInput
        type="date"
        aria-label={text.day}
        value={day}
        onChange={({ currentTarget: { value } }) => value && navigate(at(value), { replace: true })}
      />
      <LinkButton to={at(daysAfter(day, 1))} label={text.dayAfter}>
        ›
      </LinkButton>
    </div>
  )
}
