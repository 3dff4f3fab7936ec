import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { blankDossier, DossierFields, fileChecks, fileRefused, writtenIn } from './DossierFields.tsx'
import { dossierText as text } from './people.text.ts'

export const DossierCreateScreen = () => (
  <CreateScreen
    title={text.createTitle}
    start={blankDossier}
    checks={fileChecks}
    refused={fileRefused}
    write={api.club.people.create}
    input={(id, values) => ({ id, ...writtenIn(values) })}
    said={text.created}
    to={({ id }) => to('dossier', { idPerson: id })}
    cancel={to('dossiers')}
  >
    {(form) => <DossierFields form={form} />}
  </CreateScreen>
)
