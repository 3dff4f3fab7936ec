import { to } from '#contract/club/pages.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { ExportButton } from './ExportButton.tsx'
import { PeopleList } from './PeopleList.tsx'
import { peopleText as text } from './people.text.ts'

export function DossiersScreen() {
  const isAdmin = useMe().role === 'admin'
  return (
    <Screen
      title={text.dossiersTitle}
      actions={
        isAdmin && (
          <>
            <ExportButton />
            <LinkButton to={to('dossierImport')}>{text.import}</LinkButton>
            <LinkButton to={to('dossierCreate')} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      <PeopleList
        label={text.dossiersTitle}
        start={isAdmin && <LinkButton to={to('dossierImport')}>{text.import}</LinkButton>}
      />
    </Screen>
  )
}
