import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { WithPreview } from '#web/kernel/ui/forms/WithPreview.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import {
  ContactFields,
  InformationFields,
  LinkFields,
  LiveBroadcastFields,
  VenueFields,
  WelcomeFields,
} from './ConfigurationFields.tsx'
import { configurationChecks, configurationLabels, toFormValues, toInput } from './configurationValues.ts'
import { VenuePreview } from './VenuePreview.tsx'
import { venuesText } from './venues.text.ts'

const text = venuesText.edit
const back = to('configurations')
const names = { liveDay: Object.fromEntries(text.days.entries()) }

export function ConfigurationEditScreen() {
  const configuration = useRead(api.kernel.venues.configuration)
  return (
    <EditScreen title={text.title} back={back} read={configuration} feature="kernel.venues">
      {(configuration) => (
        <EditForm
          thing={configuration}
          valuesOf={toFormValues}
          labels={configurationLabels}
          names={names}
          checks={configurationChecks}
          write={api.kernel.venues.update}
          input={(values, version) => ({ version, ...toInput(values) })}
          said={text.updated}
          to={back}
          cancel={back}
        >
          {(form) => (
            <WithPreview preview={<VenuePreview form={form} />}>
              <ContactFields form={form} />
              <WelcomeFields form={form} />
              <VenueFields form={form} />
              <LiveBroadcastFields form={form} />
              <LinkFields form={form} />
              <InformationFields form={form} />
            </WithPreview>
          )}
        </EditForm>
      )}
    </EditScreen>
  )
}
