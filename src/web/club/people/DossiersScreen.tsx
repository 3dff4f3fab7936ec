import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { dossierFilterFromQuery, peopleLimits } from '#contract/club/people.limits.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EmptyPanel } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { DossierFilters } from './DossierFilters.tsx'
import { DossiersTable } from './DossiersTable.tsx'
import { PeopleList } from './PeopleList.tsx'
import { peopleText as text } from './people.text.ts'

export function DossiersScreen() {
  const isAdmin = useMe().role === 'admin'
  const query = useSearchParams()
  const filters = dossierFilterFromQuery(query)
  const isFiltered = Object.keys(filters).length > 0
  const pages = usePagedRead(api.club.people.dossiers, { ...searchFromQuery(query, peopleLimits.search), ...filters })
  return (
    <Screen
      title={text.dossiersTitle}
      actions={
        isAdmin && (
          <>
            <ExportButton
              label={text.export}
              read={api.club.people.export}
              name={text.exportName}
              said={text.exported}
            />
            <LinkButton to={to('dossierImport')}>{text.import}</LinkButton>
            <LinkButton to={to('dossierCreate')} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      <PeopleList
        pages={pages}
        filters={<DossierFilters />}
        empty={
          isFiltered ? (
            <EmptyPanel sentence={text.filters.none}>
              <LinkButton to={to('dossiers')}>{text.filters.clear}</LinkButton>
            </EmptyPanel>
          ) : (
            <EmptyPanel sentence={text.empty}>
              {isAdmin && <LinkButton to={to('dossierImport')}>{text.import}</LinkButton>}
            </EmptyPanel>
          )
        }
      >
        {(people) => <DossiersTable people={people} mayChange={isAdmin} />}
      </PeopleList>
    </Screen>
  )
}
