import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { StationFields, stationChecks, stationLabels, toFormValues, toInput } from './StationFields.tsx'
import { stationsText as text } from './stations.text.ts'

const list = to('stations')

export function StationEditScreen() {
  const { idStation = '' } = usePathParams()
  const station = useRead(api.hotel.stations.one, { id: idStation })
  return (
    <EditScreen title={text.editTitle} back={list} read={station}>
      {(station, gone) => (
        <EditForm
          thing={station}
          valuesOf={toFormValues}
          labels={stationLabels}
          checks={stationChecks}
          write={api.hotel.stations.update}
          input={(values, version) => ({ id: station.id, version, ...toInput(values) })}
          said={text.updated}
          to={list}
          cancel={list}
          gone={gone}
        >
          {(form) => <StationFields form={form} />}
        </EditForm>
      )}
    </EditScreen>
  )
}
