import { api } from '#contract/api.ts'
import type { Tv } from '#contract/club/screens.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { boardText, screensText } from './screens.text.ts'
import { TvFields, type TvValues, tvChecks } from './TvFields.tsx'

const text = screensText.admin
const labels = { name: text.name, boards: text.boards }
const names = { boards: boardText }

const toFormValues = ({ name, boards }: Tv): TvValues => ({ name, boards })

interface TvFormProps {
  tv: Tv
  gone: boolean
  onDone: () => void
}

export const TvForm = ({ tv, gone, onDone }: TvFormProps) => (
  <EditForm
    begins
    thing={tv}
    valuesOf={toFormValues}
    labels={labels}
    names={names}
    newer={text.newer}
    checks={tvChecks}
    write={api.club.screens.update}
    input={({ name, boards }, version) => ({ id: tv.id, version, name, boards })}
    said={text.updated}
    onSaved={onDone}
    cancel={onDone}
    gone={gone}
  >
    {(form) => <TvFields form={form} />}
  </EditForm>
)
