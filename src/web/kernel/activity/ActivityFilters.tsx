import { NativeSelect, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { activityFilterFromQuery } from '#contract/kernel/activity.limits.ts'
import { to } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { activityText as text } from './activity.text.ts'

type Filter = ReturnType<typeof activityFilterFromQuery>
type Choice = 'person' | 'feature' | 'action'

/** Filters of the activity log. They are in the URL's query, so that a filtered list can be shared and reopened. */
export function ActivityFilters() {
  const filter: Filter = activityFilterFromQuery(useSearchParams())
  const options = useRead(api.kernel.activity.options).data
  const navigate = useNavigate()
  const apply = (change: Filter) => {
    const chosen = Object.entries({ ...filter, ...change }).filter(([, value]) => value)
    navigate(to('activity', Object.fromEntries(chosen)), { replace: true })
  }
  const select = (name: Choice, label: string, choices: readonly { value: string; label: string }[] = []) => (
    <NativeSelect
      label={label}
      data={[{ value: '', label: text.every }, ...choices]}
      value={filter[name] ?? ''}
      onChange={(event) => apply({ [name]: event.currentTarget.value })}
    />
  )
  const day = (name: 'from' | 'until', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={filter[name] ?? ''}
      onChange={(event) => apply({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className="grid small below">
      {select('person', text.person, options?.people)}
      {select('feature', text.area, options?.features)}
      {select('action', text.action, options?.actions)}
      {day('from', text.from)}
      {day('until', text.until)}
    </div>
  )
}
