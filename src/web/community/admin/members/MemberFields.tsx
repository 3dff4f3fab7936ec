import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  type MemberClass,
  type MemberRol,
  memberClasses,
  memberLimits,
  memberRols,
} from '#contract/community/members.limits.ts'
import type { Member } from '#contract/community/members.staff.ts'
import { mailCheck, optionalCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { phoneCheck } from '#web/kernel/ui/forms/phoneCheck.ts'
import { memberText as text } from './member.text.ts'
import { membersText } from './members.text.ts'

export interface MemberValues extends Record<string, unknown> {
  firstName: string
  lastName: string
  mail: string
  phone: string
  birthday: string
  lot: string
  comments: string
  rol: MemberRol
  /** Empty for a member without a class. */
  class: MemberClass | ''
  liderOf: MemberClass | ''
}

export const emptyMember: MemberValues = {
  firstName: '',
  lastName: '',
  mail: '',
  phone: '',
  birthday: '',
  lot: '',
  comments: '',
  rol: 'user',
  class: '',
  liderOf: '',
}

export const toMemberValues = ({
  firstName,
  lastName,
  mail,
  phone,
  lot,
  comments,
  rol,
  ...member
}: Member): MemberValues => ({
  ...{ firstName, lastName, mail, phone, lot, comments, rol },
  birthday: member.birthday ?? '',
  class: member.class ?? '',
  liderOf: member.liderOf ?? '',
})

/** Converts form values to the endpoints' input. */
export const toMemberInput = ({ birthday, liderOf, class: ofClass, ...values }: MemberValues) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  mail: values.mail,
  phone: values.phone,
  birthday: birthday || null,
  lot: values.lot,
  comments: values.comments,
  rol: values.rol,
  class: ofClass || null,
  liderOf: liderOf || null,
})

export const memberLabels = {
  firstName: text.firstName,
  lastName: text.lastName,
  mail: text.mail,
  phone: text.phone,
  birthday: text.birthday,
  lot: text.lot,
  comments: text.comments,
  rol: text.rol,
  class: text.class,
  liderOf: text.liderOf,
}
export const memberValueLabels = { rol: membersText.rol }

export const memberChecks = {
  firstName: requiredCheck(memberLimits.name),
  lastName: requiredCheck(memberLimits.name),
  mail: mailCheck,
  phone: optionalCheck(phoneCheck(memberLimits.phone)),
}
/** The form field under which each refusal is shown. */
export const memberRefusalFields = { mail_in_use: 'mail' } as const

const rols = memberRols.map((value) => ({ value, label: membersText.rol[value] }))
const classChoices = [{ value: '', label: text.noClass }, ...memberClasses.map((value) => ({ value, label: value }))]

export const MemberFields = ({ form }: { form: UseFormReturnType<MemberValues> }) => {
  const line = (field: keyof typeof memberLabels, maxLength?: number) => ({
    label: memberLabels[field],
    ...(maxLength ? { maxLength } : {}),
    ...form.getInputProps(field),
  })
  return (
    <>
      <div className="pair">
        <TextInput required {...line('firstName', memberLimits.name)} />
        <TextInput required {...line('lastName', memberLimits.name)} />
        <TextInput type="email" required {...line('mail', 254)} />
        <TextInput type="tel" {...line('phone', memberLimits.phone)} />
        <TextInput type="date" {...line('birthday')} />
        <TextInput {...line('lot', memberLimits.lot)} />
        <NativeSelect data={classChoices} {...line('class')} />
        <NativeSelect data={rols} {...line('rol')} />
        {form.values.rol === 'lider' && (
          <NativeSelect data={classChoices} description={text.liderHint} {...line('liderOf')} />
        )}
      </div>
      <Textarea rows={4} {...line('comments', memberLimits.comments)} />
    </>
  )
}
