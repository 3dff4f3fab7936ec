import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import type { Person } from '#contract/club/people.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import {
  DossierFields,
  dossierChecks,
  dossierLabels,
  dossierRefusalFields,
  toFormValues,
  toInput,
} from './DossierFields.tsx'
import { dossierText as text } from './people.text.ts'

/** Edits a person's dossier. `EditForm` gets no `to` property, so that the page stays open after saving. */
export const DossierForm = ({ person, gone }: { person: Person; gone: boolean }) => (
  <EditForm
    thing={person}
    valuesOf={toFormValues}
    labels={dossierLabels}
    newer={text.newer}
    checks={dossierChecks}
    refused={dossierRefusalFields}
    write={api.club.people.update}
    input={(values, version) => ({ id: person.id, version, ...toInput(values) })}
    said={text.updated}
    cancel={to('dossiers')}
    gone={gone}
  >
    {(form) => <DossierFields form={form} />}
  </EditForm>
)
