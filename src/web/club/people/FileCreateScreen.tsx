import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { CreateScreen } from '#web/kernel/ui/CreateScreen.tsx'
import { blankFile, FileFields, fileChecks, fileRefused, writtenIn } from './FileFields.tsx'
import { fileText as text } from './people.text.ts'

export const FileCreateScreen = () => (
  <CreateScreen
    title={text.createTitle}
    start={blankFile}
    checks={fileChecks}
    refused={fileRefused}
    write={api.club.people.create}
    input={(id, values) => ({ id, ...writtenIn(values) })}
    said={text.created}
    to={({ id }) => to('file', { idPerson: id })}
    cancel={to('files')}
  >
    {(form) => <FileFields form={form} />}
  </CreateScreen>
)
