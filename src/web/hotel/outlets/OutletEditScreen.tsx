import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Outlet } from '#contract/hotel/outlets.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { OutletFields, outletLabels, useOutletForm, valuesOf, writtenIn } from './OutletFields.tsx'
import { outletsText as text } from './outlets.text.ts'

const list = '/outlets'

export function OutletEditScreen() {
  const { idOutlet = '' } = useParams()
  const outlet = useRead(api.hotel.outlets.one, { id: idOutlet })
  return (
    <EditScreen title={text.editTitle} back={list} read={outlet}>
      {(outlet, gone) => <OutletEditForm key={outlet.id} outlet={outlet} gone={gone} />}
    </EditScreen>
  )
}

function OutletEditForm({ outlet, gone }: { outlet: Outlet; gone: boolean }) {
  const [uploading, setUploading] = useState(false)
  const form = useOutletForm(valuesOf(outlet))
  const update = useSaving(api.hotel.outlets.update, { said: text.updated, to: list })
  return (
    <EditForm
      form={form}
      thing={outlet}
      valuesOf={valuesOf}
      labels={outletLabels}
      gone={gone}
      back={list}
      uploading={uploading}
      saving={update}
      send={(values, version) => update.mutateAsync({ id: outlet.id, version, ...writtenIn(values) })}
    >
      <OutletFields form={form} onBusy={setUploading} />
    </EditForm>
  )
}
