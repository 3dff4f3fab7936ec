import { to } from '#contract/club/pages.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { PeopleList } from './PeopleList.tsx'
import { peopleText as text } from './people.text.ts'

export function PeopleScreen() {
  const isAdmin = useMe().role === 'admin'
  return (
    <Screen title={text.title}>
      <PeopleList
        label={text.title}
        start={isAdmin && <LinkButton to={to('dossierCreate')}>{text.create}</LinkButton>}
      />
    </Screen>
  )
}
