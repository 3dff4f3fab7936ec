import { NativeSelect, TextInput } from '@mantine/core'
import { actionTypes, movementFilterFromQuery, movementLimits } from '#contract/club/movements.limits.ts'
import { to } from '#contract/club/pages.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import classes from './LastMovementsScreen.module.css'
import { movementsText } from './movements.text.ts'

const text = movementsText.filters

/**
 * Filters by person, dates and direction. They are in the URL's query, so a filtered list can be shared and reopened.
 */
export function MovementFilters() {
  const query = useSearch()
  const { search } = searchFromQuery(query, movementLimits.search)
  const { from, until, actionType } = movementFilterFromQuery(query)
  const navigate = useNavigate()
  const applyFilter = (change: { from?: string; until?: string; type?: string }) => {
    const { from: first, until: last, type } = { from, until, type: actionType, ...change }
    const filter = { q: search, from: first || undefined, until: last || undefined, type: type || undefined }
    navigate(to('bagsLastMovements', filter), { replace: true })
  }
  return (
    <div className={classes.filters}>
      <SearchField label={text.search} maxLength={movementLimits.search} />
      <TextInput
        type="date"
        label={text.from}
        value={from ?? ''}
        onChange={(event) => applyFilter({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={text.until}
        value={until ?? ''}
        onChange={(event) => applyFilter({ until: event.currentTarget.value })}
      />
      <NativeSelect
        label={text.type}
        data={[{ value: '', label: text.every }, ...actionTypes]}
        value={actionType ?? ''}
        onChange={(event) => applyFilter({ type: event.currentTarget.value })}
      />
    </div>
  )
}
