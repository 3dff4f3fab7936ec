import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { emptyStation, StationFields, stationChecks, toInput } from './StationFields.tsx'
import { stationsText as text } from './stations.text.ts'

const list = to('stations')

export const StationCreateScreen = () => (
  <CreateScreen
    title={text.create}
    start={emptyStation}
    checks={stationChecks}
    write={api.hotel.stations.create}
    input={(id, values) => ({ id, ...toInput(values) })}
    said={text.created}
    to={list}
    cancel={list}
  >
    {(form) => <StationFields form={form} />}
  </CreateScreen>
)
