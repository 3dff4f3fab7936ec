import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { emptyOutlet, OutletFields, outletChecks, toInput } from './OutletFields.tsx'
import { outletsText as text } from './outlets.text.ts'

const list = to('outlets')

export const OutletCreateScreen = () => (
  <CreateScreen
    title={text.create}
    start={emptyOutlet}
    checks={outletChecks}
    write={api.hotel.outlets.create}
    input={(id, values) => ({ id, ...toInput(values) })}
    said={text.created}
    to={list}
    cancel={list}
  >
    {(form) => <OutletFields form={form} />}
  </CreateScreen>
)
