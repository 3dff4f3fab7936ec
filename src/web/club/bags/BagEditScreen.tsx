import { to } from '#contract/club/pages.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Bag } from '#contract/club/bags.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import {
  type BagValues,
  BrandField,
  bagChecks,
  bagLabels,
  MemberNumberField,
  PlaceAndPhotoFields,
  TypeField,
  toBagInput,
} from './BagFields.tsx'
import { bagTypeText } from './bagMovement.text.ts'
import { bagsText as text } from './bags.text.ts'

interface EditedBag extends BagValues {
  active: boolean
}

const labels = { ...bagLabels, active: text.active }

const toFormValues = ({ type, brand, numberSocio, place, photo, active }: Bag): EditedBag => ({
  type,
  brand,
  numberSocio,
  place,
  photo,
  active,
})

export function BagEditScreen() {
  const { idBag = '' } = usePathParams()
  const { remove, removing } = useRemoval(api.club.bags.archive, {
    question: { body: text.archiveBody },
    said: text.removed,
    undo: api.club.bags.restore,
    to: () => to('bags'),
  })
  // The read pauses during removal: a live update that arrives before the response would show the bag as gone.
  const bag = useReadWhile(!removing, api.club.bags.one, { id: idBag })
  return (
    <EditScreen
      title={text.editTitle}
      back={to('bags')}
      read={bag}
      gone={{ sentence: text.gone, back: text.back, when: ({ bag }) => bag.archived }}
    >
      {({ bag }, gone) => (
        <EditForm
          thing={bag}
          valuesOf={toFormValues}
          labels={labels}
          names={{ type: bagTypeText }}
          newer={text.newer}
          checks={bagChecks}
          refused={{ unknown_member: 'numberSocio' }}
          write={api.club.bags.update}
          input={({ active, ...values }, version) => ({ id: bag.id, version, active, ...toBagInput(values) })}
          said={text.updated}
          to={to('bag', { idBag: bag.id })}
          cancel={to('bag', { idBag: bag.id })}
          gone={gone}
          removal={{ label: text.delete, removing, remove: () => void remove({ id: bag.id }) }}
        >
          {(form) => (
            <>
              <TypeField form={form} />
              <BrandField form={form} />
              <MemberNumberField form={form} />
              <PlaceAndPhotoFields form={form} idBag={bag.id} />
              <Switch label={text.active} {...form.getInputProps('active', { type: 'checkbox' })} />
            </>
          )}
        </EditForm>
      )}
    </EditScreen>
  )
}
