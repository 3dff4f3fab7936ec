import IconUser from 'icon:user'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { memberLimits as limits } from '#contract/community/members.limits.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useMultipartWrite } from '#web/kernel/data/useMultipartWrite.ts'
import { resetText } from '#web/kernel/identity/reset.text.ts'
import { checkPasswordLength } from '#web/kernel/identity/resetLink.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { mailCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { skipLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { phoneCheck } from '#web/kernel/ui/forms/phoneCheck.ts'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { membersText } from './members.text.ts'
import { PhotoField } from './PhotoField.tsx'

const text = membersText.register
const blank = { firstName: '', lastName: '', mail: '', phone: '', birthday: '', password: '' }

export function RegisterScreen() {
  const venue = venueFromQuery(useSearchParams())
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [photo, setPhoto] = useState<File | undefined>()
  const [taken, setTaken] = useState(false)
  const { send, sending } = useMultipartWrite(api.community.members.register)
  const form = useForm({
    initialValues: blank,
    validate: {
      firstName: requiredCheck(limits.name),
      lastName: requiredCheck(limits.name),
      mail: mailCheck,
      phone: phoneCheck(limits.phone),
      password: (value) => requiredCheck()(value) ?? checkPasswordLength(value),
    },
  })
  const submit = async ({ birthday, ...values }: typeof blank) => {
    await send({ ...venue, id, ...values, birthday: birthday || undefined, photo })
    skipLeaveGuard()
    navigate(to('comingSoon', venue))
  }
  return (
    <PhonePage title={text.title}>
      <Form
        form={form}
        send={submit}
        unsaved={form.isDirty() || photo !== undefined}
        refused={{ weak_password: 'password' }}
        onFailure={(failure) => {
          const known = failure.is('mail_taken')
          if (known) setTaken(true)
          return known
        }}
      >
        <PhotoField photo={photo} onChange={setPhoto}>
          <IconUser size={40} stroke={1.4} aria-hidden />
        </PhotoField>
        <Field
          label={text.firstName}
          autoComplete="given-name"
          maxLength={limits.name}
          required
          {...form.getInputProps('firstName')}
        />
        <Field
          label={text.lastName}
          autoComplete="family-name"
          maxLength={limits.name}
          required
          {...form.getInputProps('lastName')}
        />
        <Field label={text.mail} type="email" autoComplete="email" required {...form.getInputProps('mail')} />
        <Field
          label={text.phone}
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          required
          {...form.getInputProps('phone')}
        />
        <Field label={text.birthday} type="date" autoComplete="bday" {...form.getInputProps('birthday')} />
        <Field
          label={text.password}
          hint={resetText.hint}
          type="password"
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <button type="submit" className="button" data-primary disabled={sending}>
          {sending ? text.sending : text.submit}
        </button>
        <Link to={to('loginApp', venue)} className="quiet">
          {text.known}
        </Link>
      </Form>
      <QuestionSheet open={taken} title={text.takenTitle} sentence={text.taken} onClose={() => setTaken(false)}>
        <button type="button" className="button" data-primary onClick={() => setTaken(false)}>
          {text.understood}
        </button>
      </QuestionSheet>
    </PhonePage>
  )
}
