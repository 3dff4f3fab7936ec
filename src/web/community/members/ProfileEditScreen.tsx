import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { memberLimits as limits } from '#contract/community/members.limits.ts'
import type { Profile } from '#contract/community/members.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMultipartWrite } from '#web/kernel/data/useMultipartWrite.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { skipLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { phoneCheck } from '#web/kernel/ui/forms/phoneCheck.ts'
import { useVersionMerge } from '#web/kernel/ui/forms/useVersionMerge.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Avatar } from '#web/kernel/ui/photos/Avatar.tsx'
import { membersText } from './members.text.ts'
import { PhotoField } from './PhotoField.tsx'

const text = membersText.edit

export function ProfileEditScreen() {
  const profile = useRead(api.community.members.profile)
  return (
    <PhonePage title={text.title} back={to('profile')}>
      <Loaded read={profile} skeleton={<SkeletonBox height={320} radius={10} />}>
        {(profile) => <Editing profile={profile} />}
      </Loaded>
    </PhonePage>
  )
}

const valuesOf = ({ firstName, lastName, phone, lot, birthday }: Profile) => ({
  ...{ firstName, lastName, phone, lot },
  birthday: birthday ?? '',
})

/** The profile's form. If the profile was changed elsewhere, saving is refused as stale: untouched fields take the newer values and the form is saved again. */
function Editing({ profile }: { profile: Profile }) {
  const navigate = useNavigate()
  const { firstName, lastName, photo } = profile
  const [chosen, setChosen] = useState<File | undefined>()
  const { send: sendPhoto, sending } = useMultipartWrite(api.community.members.changePhoto)
  const update = useWrite(api.community.members.updateProfile)
  const form = useForm({
    initialValues: valuesOf(profile),
    validate: {
      firstName: requiredCheck(limits.name),
      lastName: requiredCheck(limits.name),
      phone: phoneCheck(limits.phone),
    },
  })
  const editing = useVersionMerge({ form, thing: profile, valuesOf, saving: update.isPending || update.isSuccess })
  const submit = async (values: typeof form.values) => {
    if (chosen) await sendPhoto({ photo: chosen })
    await update.mutateAsync({ version: editing.version, ...values, birthday: values.birthday || null })
    popup.success(text.saved)
    skipLeaveGuard()
    navigate(to('profile'))
  }
  const busy = sending || update.isPending
  return (
    <Form form={form} send={submit} unsaved={form.isDirty() || chosen !== undefined}>
      <PhotoField photo={chosen} onChange={setChosen}>
        <Avatar firstName={firstName} lastName={lastName} photo={photo} size={88} />
      </PhotoField>
      <Field label={text.firstName} maxLength={limits.name} required {...form.getInputProps('firstName')} />
      <Field label={text.lastName} maxLength={limits.name} required {...form.getInputProps('lastName')} />
      <Field label={text.phone} type="tel" maxLength={limits.phone} required {...form.getInputProps('phone')} />
      <Field label={text.birthday} type="date" autoComplete="bday" {...form.getInputProps('birthday')} />
      <Field label={text.lot} maxLength={limits.lot} {...form.getInputProps('lot')} />
      <button type="submit" className="button" data-primary disabled={busy}>
        {busy ? text.sending : text.submit}
      </button>
    </Form>
  )
}
