import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { Person } from '#contract/club/people.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { mail, optional, required } from '#web/kernel/ui/checks.ts'
import classes from './FileFields.module.css'
import { fileText as text } from './people.text.ts'

export interface FileValues extends Record<string, unknown> {
  firstName: string
  lastName: string
  numberSocio: string
  mail: string
  phone: string
  birthday: string
  contactSince: string
  comments: string
}

export const blankFile: FileValues = {
  firstName: '',
  lastName: '',
  numberSocio: '',
  mail: '',
  phone: '',
  birthday: '2020-12-31',
  contactSince: '',
  comments: '',
}

export const valuesOf = (person: Person): FileValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  numberSocio: person.numberSocio,
  mail: person.mail ?? '',
  phone: person.phone ?? '',
  birthday: person.birthday,
  contactSince: person.contactSince ?? '',
  comments: person.comments,
})

/** As the endpoints want it. */
export const writtenIn = (values: FileValues) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  numberSocio: values.numberSocio,
  mail: values.mail.trim() || null,
  phone: values.phone.trim() || null,
  birthday: values.birthday,
  contactSince: values.contactSince || null,
  comments: values.comments,
})

export const useFileForm = (initialValues: FileValues) =>
  useForm<FileValues>({
    initialValues,
    validate: {
      firstName: required(peopleLimits.name),
      lastName: required(peopleLimits.name),
      numberSocio: required(peopleLimits.number),
      mail: optional(mail),
      birthday: (day) => (day ? null : text.day),
    },
  })

type FileForm = ReturnType<typeof useFileForm>

/** Says at the field itself that the number is somebody else's. */
export const showTaken = (form: FileForm, failure: Failure): boolean => {
  if (!failure.is('number_taken')) return false
  form.setFieldError('numberSocio', sentenceFor(failure))
  form.getInputNode('numberSocio')?.focus()
  return true
}

export const FileFields = ({ form }: { form: FileForm }) => {
  const line = (field: keyof FileValues & keyof typeof text, maxLength?: number) => ({
    label: text[field] as string,
    ...(maxLength ? { maxLength } : {}),
    ...form.getInputProps(field as string),
  })
  return (
    <>
      <div className={classes.pair}>
        <TextInput required {...line('firstName', peopleLimits.name)} />
        <TextInput required {...line('lastName', peopleLimits.name)} />
        <TextInput required {...line('numberSocio', peopleLimits.number)} />
        <TextInput type="tel" {...line('phone', peopleLimits.phone)} />
      </div>
      <TextInput type="email" {...line('mail', 254)} />
      <div className={classes.pair}>
        <TextInput type="date" required {...line('birthday')} />
        <TextInput type="date" {...line('contactSince')} />
      </div>
      <Textarea rows={4} {...line('comments', peopleLimits.comments)} />
    </>
  )
}
