import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import { CreateScreen } from '#web/kernel/ui/CreateScreen.tsx'
import { required } from '#web/kernel/ui/checks.ts'
import {
  type BagValues,
  BrandField,
  bagChecks,
  describedIn,
  NumberField,
  PlaceAndPhoto,
  TypeField,
} from './BagFields.tsx'
import { bagsText as text } from './bags.text.ts'

interface NewBag extends BagValues {
  firstName: string
  lastName: string
}

const list = to('bags')
const blank: NewBag = { type: 'bag', brand: '', firstName: '', lastName: '', numberSocio: '', place: '', photo: null }
const name = required(peopleLimits.name)
const checks = { ...bagChecks, firstName: name, lastName: name }

export const BagCreateScreen = () => (
  <CreateScreen
    title={text.createTitle}
    start={blank}
    checks={checks}
    write={api.club.bags.create}
    input={(id, { firstName, lastName, ...values }) => ({ id, ...describedIn(values), firstName, lastName })}
    said={text.created}
    to={list}
    cancel={list}
  >
    {(form) => (
      <>
        <TypeField form={form} />
        <BrandField form={form} />
        <TextInput label={text.firstName} maxLength={peopleLimits.name} required {...form.getInputProps('firstName')} />
        <TextInput label={text.lastName} maxLength={peopleLimits.name} required {...form.getInputProps('lastName')} />
        <NumberField form={form} hint={text.numberHint} />
        <PlaceAndPhoto form={form} />
      </>
    )}
  </CreateScreen>
)
