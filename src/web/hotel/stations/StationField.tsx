import { NativeSelect } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { stationsText as text } from './stations.text.ts'

interface StationFieldProps {
  /** Label of the choice without a station. */
  none: string
  /** Station id; empty for none. */
  value: string
  onChange: (stationId: string) => void
}

/** Chooses the station of a category or product; not shown while the venue has no stations. */
export function StationField({ none, value, onChange }: StationFieldProps) {
  const stations = useRead(api.hotel.stations.list).data ?? []
  if (stations.length === 0) return null
  return (
    <NativeSelect
      label={text.station}
      data={[{ value: '', label: none }, ...stations.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
