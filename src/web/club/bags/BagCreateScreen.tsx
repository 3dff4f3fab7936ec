import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
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

interface PersonName {
  firstName: string
  lastName: string
}

interface NewBag extends BagValues, PersonName {
  /** The member who already has this number. */
  holder: (PersonName & { active: boolean }) | null
}

const list = to('bags')
const emptyBag: NewBag = {
  numberSocio: '',
  holder: null,
  firstName: '',
  lastName: '',
  type: 'bag',
  brand: '',
  place: '',
  photo: null,
}
const name = required(peopleLimits.name)
const nameUnlessHeld = (value: string, { holder }: NewBag) => (holder ? null : name(value))
const { numberSocio, ...described } = bagChecks
const checks = { numberSocio, firstName: nameUnlessHeld, lastName: nameUnlessHeld, ...described }

export const BagCreateScreen = () => (
  <CreateScreen
    title={text.createTitle}
    start={emptyBag}
    checks={checks}
    write={api.club.bags.create}
    input={(id, values) => {
      const { firstName, lastName } = values.holder ?? values
      return { id, ...describedIn(values), firstName, lastName }
    }}
    said={text.created}
    to={list}
    cancel={list}
  >
    {(form) => (
      <>
        <NumberField form={form} hint={text.numberHint} />
        <Owner form={form} />
        <TypeField form={form} />
        <BrandField form={form} />
        <PlaceAndPhoto form={form} />
      </>
    )}
  </CreateScreen>
)

/** Shows the member who has the typed number, or asks for the name of a new member. */
function Owner({ form }: { form: UseFormReturnType<NewBag> }) {
  const typed = form.values.numberSocio.trim()
  const [numberSocio] = useDebouncedValue(typed, 250)
  const known = useReadWhile(numberSocio !== '', api.club.people.holder, { numberSocio }).data?.person ?? null
  const holder = numberSocio === typed ? known : null
  const { setValues } = form
  useEffect(() => setValues({ holder }), [setValues, holder])
  if (holder) {
    const fullName = `${holder.firstName} ${holder.lastName}`
    return (
      <p className="callout success" data-tone="good" role="status">
        {holder.active ? text.holder(fullName) : text.holderInactive(fullName)}
      </p>
    )
  }
  return (
    <>
      <TextInput label={text.firstName} maxLength={peopleLimits.name} required {...form.getInputProps('firstName')} />
      <TextInput label={text.lastName} maxLength={peopleLimits.name} required {...form.getInputProps('lastName')} />
    </>
  )
}
