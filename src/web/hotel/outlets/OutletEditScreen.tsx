import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { OutletFields, outletChecks, outletLabels, toFormValues, toInput } from './OutletFields.tsx'
import { outletsText as text } from './outlets.text.ts'

const list = to('outlets')

export function OutletEditScreen() {
  const { idOutlet = '' } = usePathParams()
  const outlet = useRead(api.hotel.outlets.one, { id: idOutlet })
  return (
    <EditScreen title={text.editTitle} back={list} read={outlet}>
      {(outlet, gone) => (
        <EditForm
          thing={outlet}
          valuesOf={toFormValues}
          labels={outletLabels}
          checks={outletChecks}
          write={api.hotel.outlets.update}
          input={(values, version) => ({ id: outlet.id, version, ...toInput(values) })}
          said={text.updated}
          to={list}
          cancel={list}
          gone={gone}
        >
          {(form) => <OutletFields form={form} />}
        </EditForm>
      )}
    </EditScreen>
  )
}
