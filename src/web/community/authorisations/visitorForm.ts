import { useForm } from '@mantine/form'
import { authorisationLimits as limits } from '#contract/community/authorisations.limits.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { authorisationsText as text } from './authorisations.text.ts'

interface VisitorValues extends Record<string, unknown> {
  visitor: string
  document: string
  day: string
  repeats: boolean
  weekdays: number[]
  until: string
}

/** Form values of a visitor who comes on one day, by default today, or on weekdays up to a last day. */
export function useVisitorForm(today: string) {
  const form = useForm<VisitorValues>({
    initialValues: { visitor: '', document: '', day: today, repeats: false, weekdays: [], until: '' },
    validate: {
      visitor: requiredCheck(limits.visitor),
      document: requiredCheck(limits.document),
      day: requiredCheck(),
      weekdays: (chosen, { repeats }) => (repeats && chosen.length === 0 ? text.noDays : null),
      until: (value, { repeats }) => (repeats ? requiredCheck()(value) : null),
    },
  })
  const { weekdays } = form.values
  const toggleWeekday = (day: number) =>
    form.setFieldValue('weekdays', weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day])
  return { form, toggleWeekday }
}

export const toVisitorInput = ({ repeats, weekdays, until, ...visitor }: VisitorValues) => ({
  ...visitor,
  ...(repeats ? { repeat: { weekdays, until } } : {}),
})
