import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import type { Person } from '#contract/club/people.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { DossierFields, fileChecks, fileLabels, fileRefused, valuesOf, writtenIn } from './DossierFields.tsx'
import { dossierText as text } from './people.text.ts'

/** Edits a person's dossier. It has no `to`: after saving, the page with bags and movements stays open. */
export const DossierForm = ({ person, gone }: { person: Person; gone: boolean }) => (
  <EditForm
    thing={person}
    valuesOf={valuesOf}
    labels={fileLabels}
    newer={text.newer}
    checks={fileChecks}
    refused={fileRefused}
    write={api.club.people.update}
    input={(values, version) => ({ id: person.id, version, ...writtenIn(values) })}
    said={text.updated}
    cancel={to('dossiers')}
    gone={gone}
  >
    {(form) => <DossierFields form={form} />}
  </EditForm>
)
