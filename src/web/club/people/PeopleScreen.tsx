import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Empty } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PeopleList } from './PeopleList.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { peopleText as text } from './people.text.ts'

export function PeopleScreen() {
  const isAdmin = useMe().role === 'admin'
  const pages = usePages(api.club.people.list, searchFromQuery(useSearch(), peopleLimits.search))
  return (
    <Screen title={text.title}>
      <PeopleList
        pages={pages}
        empty={
          <Empty sentence={text.empty}>
            {isAdmin && <LinkButton to={to('dossierCreate')}>{text.create}</LinkButton>}
          </Empty>
        }
      >
        {(people) => <PeopleTable people={people} />}
      </PeopleList>
    </Screen>
  )
}
