import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import type { Person } from '#contract/club/people.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { FileFields, fileChecks, fileLabels, fileRefused, valuesOf, writtenIn } from './FileFields.tsx'
import { fileText as text } from './people.text.ts'

/** Edits a person's file, beside what else is known of the person. */
export const FileForm = ({ person, gone }: { person: Person; gone: boolean }) => (
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
    cancel={to('files')}
    gone={gone}
  >
    {(form) => <FileFields form={form} />}
  </EditForm>
)
