import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { defaultBirthday, peopleLimits } from '#contract/club/people.limits.ts'
import type { Person } from '#contract/club/people.ts'
import { mailCheck, optionalCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { dossierText as text } from './people.text.ts'

export interface DossierValues extends Record<string, unknown> {
  firstName: string
  lastName: string
  numberSocio: string
  mail: string
  phone: string
  birthday: string
  /** True after the preset birthday was confirmed; an unconfirmed one is not stored. */
  birthdayConfirmed: boolean
  contactSince: string
  comments: string
}

export const emptyDossier: DossierValues = {
  firstName: '',
  lastName: '',
  numberSocio: '',
  mail: '',
  phone: '',
  birthday: defaultBirthday,
  birthdayConfirmed: false,
  contactSince: '',
  comments: '',
}

export const toFormValues = (person: Person): DossierValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  numberSocio: person.numberSocio,
  mail: person.mail ?? '',
  phone: person.phone ?? '',
  birthday: person.birthday ?? '',
  birthdayConfirmed: person.birthday === defaultBirthday,
  contactSince: person.contactSince ?? '',
  comments: person.comments,
})

const isUnconfirmed = ({ birthday, birthdayConfirmed }: DossierValues) =>
  birthday === defaultBirthday && !birthdayConfirmed

export const toInput = (values: DossierValues) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  numberSocio: values.numberSocio,
  mail: values.mail.trim() || null,
  phone: values.phone.trim() || null,
  birthday: (isUnconfirmed(values) ? '' : values.birthday) || null,
  contactSince: values.contactSince || null,
  comments: values.comments,
})

export const dossierLabels = {
  firstName: text.firstName,
  lastName: text.lastName,
  numberSocio: text.numberSocio,
  mail: text.mail,
  phone: text.phone,
  birthday: text.birthday,
  birthdayConfirmed: text.birthdayConfirmed,
  contactSince: text.contactSince,
  comments: text.comments,
}

export const dossierChecks = {
  firstName: requiredCheck(peopleLimits.name),
  lastName: requiredCheck(peopleLimits.name),
  numberSocio: requiredCheck(peopleLimits.number),
  mail: optionalCheck(mailCheck),
}

/** The field that shows each refusal. */
export const dossierRefusalFields = { number_taken: 'numberSocio' } as const

export const DossierFields = ({ form }: { form: UseFormReturnType<DossierValues> }) => {
  const fieldProps = (field: keyof typeof dossierLabels, maxLength?: number) => ({
    label: dossierLabels[field],
    ...(maxLength ? { maxLength } : {}),
    ...form.getInputProps(field),
  })
  return (
    <>
      <div className="pair">
        <TextInput required {...fieldProps('firstName', peopleLimits.name)} />
        <TextInput required {...fieldProps('lastName', peopleLimits.name)} />
        <TextInput required {...fieldProps('numberSocio', peopleLimits.number)} />
        <TextInput type="tel" {...fieldProps('phone', peopleLimits.phone)} />
      </div>
      <TextInput type="email" {...fieldProps('mail', 254)} />
      <div className="pair">
        <TextInput type="date" {...fieldProps('birthday')} />
        <TextInput type="date" {...fieldProps('contactSince')} />
      </div>
      {form.values.birthday === defaultBirthday && (
        <Checkbox
          label={text.birthdayConfirmed}
          description={text.birthdayHint}
          {...form.getInputProps('birthdayConfirmed', { type: 'checkbox' })}
        />
      )}
      <Textarea rows={4} {...fieldProps('comments', peopleLimits.comments)} />
    </>
  )
}
