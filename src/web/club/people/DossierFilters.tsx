import { NativeSelect } from '@mantine/core'
import { to } from '#contract/club/pages.ts'
import { dossierFilterFromQuery, peopleLimits } from '#contract/club/people.limits.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { peopleText } from './people.text.ts'

const text = peopleText.filters

/** Filters by status and by bag. They are in the URL's query, so a filtered list can be shared and reopened. */
export function DossierFilters() {
  const query = useSearch()
  const navigate = useNavigate()
  const { active, bags } = dossierFilterFromQuery(query)
  const { search } = searchFromQuery(query, peopleLimits.search)
  const applyFilter = (change: { active?: string; bags?: string }) => {
    const filter = { active, bags, ...change }
    const query = { q: search, active: filter.active || undefined, bags: filter.bags || undefined }
    navigate(to('dossiers', query), { replace: true })
  }
  return (
    <div className="group gap-8 below">
      <NativeSelect
        aria-label={peopleText.columns.status}
        data={[
          { value: '', label: text.everyStatus },
          { value: 'yes', label: peopleText.counters.active },
          { value: 'no', label: peopleText.counters.inactive },
        ]}
        value={active ?? ''}
        onChange={(event) => applyFilter({ active: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={peopleText.columns.bag}
        data={[
          { value: '', label: text.everyBag },
          { value: 'yes', label: peopleText.withBag },
          { value: 'no', label: peopleText.withoutBag },
        ]}
        value={bags ?? ''}
        onChange={(event) => applyFilter({ bags: event.currentTarget.value })}
      />
    </div>
  )
}
