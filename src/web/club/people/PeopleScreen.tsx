import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EmptyPanel } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PeopleList } from './PeopleList.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { peopleText as text } from './people.text.ts'

export function PeopleScreen() {
  const isAdmin = useMe().role === 'admin'
  const pages = usePagedRead(api.club.people.list, searchFromQuery(useSearchParams(), peopleLimits.search))
  return (
    <Screen title={text.title}>
      <PeopleList
        pages={pages}
        empty={
          <EmptyPanel sentence={text.empty}>
            {isAdmin && <LinkButton to={to('dossierCreate')}>{text.create}</LinkButton>}
          </EmptyPanel>
        }
      >
        {(people) => <PeopleTable people={people} />}
      </PeopleList>
    </Screen>
  )
}
