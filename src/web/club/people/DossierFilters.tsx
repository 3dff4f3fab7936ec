import { NativeSelect } from '@mantine/core'
import { to } from '#contract/club/pages.ts'
import { dossierFilterFromQuery, peopleLimits } from '#contract/club/people.limits.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { peopleText } from './people.text.ts'

const text = peopleText.filters

/** Active or not, with a bag or without: they live in the address, to be shared and gone back to. */
export function DossierFilters() {
  const query = useSearch()
  const navigate = useNavigate()
  const { active, bags } = dossierFilterFromQuery(query)
  const { search } = searchFromQuery(query, peopleLimits.search)
  const ask = (also: { active?: string; bags?: string }) => {
    const asked = { active, bags, ...also }
    const said = { q: search, active: asked.active || undefined, bags: asked.bags || undefined }
    navigate(to('dossiers', said), { replace: true })
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
        onChange={(event) => ask({ active: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={peopleText.columns.bag}
        data={[
          { value: '', label: text.everyBag },
          { value: 'yes', label: peopleText.withBag },
          { value: 'no', label: peopleText.withoutBag },
        ]}
        value={bags ?? ''}
        onChange={(event) => ask({ bags: event.currentTarget.value })}
      />
    </div>
  )
}
