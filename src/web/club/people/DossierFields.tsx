import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { Person } from '#contract/club/people.ts'
import { mail, optional, required } from '#web/kernel/ui/forms/checks.ts'
import { dossierText as text } from './people.text.ts'

export interface DossierValues extends Record<string, unknown> {
  firstName: string
  lastName: string
  numberSocio: string
  mail: string
  phone: string
  birthday: string
  contactSince: string
  comments: string
}

export const blankDossier: DossierValues = {
  firstName: '',
  lastName: '',
  numberSocio: '',
  mail: '',
  phone: '',
  birthday: '2020-12-31',
  contactSince: '',
  comments: '',
}

export const valuesOf = (person: Person): DossierValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  numberSocio: person.numberSocio,
  mail: person.mail ?? '',
  phone: person.phone ?? '',
  birthday: person.birthday,
  contactSince: person.contactSince ?? '',
  comments: person.comments,
})

export const writtenIn = (values: DossierValues) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  numberSocio: values.numberSocio,
  mail: values.mail.trim() || null,
  phone: values.phone.trim() || null,
  birthday: values.birthday,
  contactSince: values.contactSince || null,
  comments: values.comments,
})

export const fileLabels = {
  firstName: text.firstName,
  lastName: text.lastName,
  numberSocio: text.numberSocio,
  mail: text.mail,
  phone: text.phone,
  birthday: text.birthday,
  contactSince: text.contactSince,
  comments: text.comments,
}

export const fileChecks = {
  firstName: required(peopleLimits.name),
  lastName: required(peopleLimits.name),
  numberSocio: required(peopleLimits.number),
  mail: optional(mail),
  birthday: (day: string) => (day ? null : text.day),
}

/** The field that shows each refusal. */
export const fileRefused = { number_taken: 'numberSocio' } as const

export const DossierFields = ({ form }: { form: UseFormReturnType<DossierValues> }) => {
  const fieldProps = (field: keyof typeof fileLabels, maxLength?: number) => ({
    label: fileLabels[field],
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
        <TextInput type="date" required {...fieldProps('birthday')} />
        <TextInput type="date" {...fieldProps('contactSince')} />
      </div>
      <Textarea rows={4} {...fieldProps('comments', peopleLimits.comments)} />
    </>
  )
}
