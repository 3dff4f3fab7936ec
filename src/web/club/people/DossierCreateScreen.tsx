import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { DossierFields, dossierChecks, dossierRefusalFields, emptyDossier, toInput } from './DossierFields.tsx'
import { dossierText as text } from './people.text.ts'

export const DossierCreateScreen = () => (
  <CreateScreen
    title={text.createTitle}
    start={emptyDossier}
    checks={dossierChecks}
    refused={dossierRefusalFields}
    write={api.club.people.create}
    input={(id, values) => ({ id, ...toInput(values) })}
    said={text.created}
    to={({ id }) => to('dossier', { idPerson: id })}
    cancel={to('dossiers')}
  >
    {(form) => <DossierFields form={form} />}
  </CreateScreen>
)
