import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { ExportButton } from '#web/kernel/ui/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
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
        label={text.dossiersTitle}
        start={isAdmin && <LinkButton to={to('dossierImport')}>{text.import}</LinkButton>}
      />
    </Screen>
  )
}
