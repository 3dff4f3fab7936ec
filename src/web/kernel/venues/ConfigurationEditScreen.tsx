import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import type { Configuration } from '#contract/kernel/venues.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import {
  ContactFields,
  InformationFields,
  LinkFields,
  LiveFields,
  PlaceFields,
  WelcomeFields,
} from './ConfigurationFields.tsx'
import { configurationLabels, useConfigurationForm, valuesOf, writtenIn } from './configurationValues.ts'
import { venuesText } from './venues.text.ts'

const text = venuesText.edit
const back = '/configurations'

export function ConfigurationEditScreen() {
  const configuration = useRead(api.kernel.venues.configuration)
  return (
    <EditScreen title={text.title} back={back} read={configuration}>
      {(configuration) => <ConfigurationForm configuration={configuration} />}
    </EditScreen>
  )
}

function ConfigurationForm({ configuration }: { configuration: Configuration }) {
  const navigate = useNavigate()
  const [logoBusy, setLogoBusy] = useState(false)
  const [backgroundBusy, setBackgroundBusy] = useState(false)
  const form = useConfigurationForm(valuesOf(configuration))
  const update = useWrite(api.kernel.venues.update, {
    onSuccess: () => {
      popup.success(text.updated)
      void navigate(back)
    },
  })
  return (
    <EditForm
      form={form}
      thing={configuration}
      valuesOf={valuesOf}
      labels={configurationLabels}
      back={back}
      uploading={logoBusy || backgroundBusy}
      saving={update}
      send={(values, version) => update.mutateAsync({ version, ...writtenIn(values) })}
    >
      <ContactFields form={form} />
      <WelcomeFields form={form} onLogoBusy={setLogoBusy} onBackgroundBusy={setBackgroundBusy} />
      <PlaceFields form={form} />
      <LiveFields form={form} />
      <LinkFields form={form} />
      <InformationFields form={form} />
    </EditForm>
  )
}
