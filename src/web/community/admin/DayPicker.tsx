import { TextInput } from '@mantine/core'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { adminText as text } from './admin.text.ts'

interface DayPickerProps {
  day: string
  /** Path of the page for another day. */
  at: (day: string) => string
}

/** Shows a page's day with links to other days; the day is part of the URL. */
export function DayPicker({ day, at }: DayPickerProps) {
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
