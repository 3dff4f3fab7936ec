import { NativeSelect } from '@mantine/core'
import { memberClasses, memberRols } from '#contract/community/members.limits.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { membersText as text } from './members.text.ts'

const classChoices = [{ value: '', label: text.anyClass }, ...memberClasses.map((value) => ({ value, label: value }))]
const rolChoices = [
  { value: '', label: text.anyRol },
  ...memberRols.map((value) => ({ value, label: text.rol[value] })),
]

/** Filters of the member list by class and rol; they are part of the URL. */
export function MemberFilters() {
  const query = useSearchParams()
  const navigate = useNavigate()
  const choose = (name: string, value: string) => {
    const next = new Map(query)
    if (value) next.set(name, value)
    else next.delete(name)
    navigate(to('members', Object.fromEntries(next)), { replace: true })
  }
  const select = (name: 'class' | 'rol', label: string, data: typeof classChoices) => (
    <NativeSelect
      aria-label={label}
      data={data}
      value={query.get(name) ?? ''}
      onChange={({ currentTarget: { value } }) => choose(name, value)}
    />
  )
  return (
    <div className="group gap-8 below">
      {select('class', text.byClass, classChoices)}
      {select('rol', text.byRol, rolChoices)}
    </div>
  )
}
