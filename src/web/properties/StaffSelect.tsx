import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { listingsText as text } from './listings/listings.text.ts'

interface StaffSelectProps extends Omit<NativeSelectProps, 'data'> {
  /** The account that is selected now: a deactivated one is not among the names, and stays selectable. */
  selected?: { id: string; name: string } | null
}

/** Selects a staff account, or nobody. */
export function StaffSelect({ selected, ...props }: StaffSelectProps) {
  const { data: names = [] } = useRead(api.kernel.users.names)
  const known = selected && !names.some(({ id }) => id === selected.id) ? [selected, ...names] : names
  return (
    <NativeSelect
      {...props}
      data={[{ value: '', label: text.nobody }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  )
}
