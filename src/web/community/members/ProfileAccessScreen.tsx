import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { resetText } from '#web/kernel/identity/reset.text.ts'
import { checkPasswordLength } from '#web/kernel/identity/resetLink.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { mailCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { MailText } from './MailText.tsx'
import { membersText } from './members.text.ts'

const text = membersText.access

/** Changes mail and password of the own account; both need the current password. */
export function ProfileAccessScreen() {
  const profile = useRead(api.community.members.profile)
  return (
    <PhonePage title={text.title} back={to('profile')}>
      <Loaded read={profile} skeleton={<SkeletonBox height={240} radius={10} />}>
        {({ mail, pendingMail }) => (
          <section className="stack">
            <h2 className="heading">{text.mail}</h2>
            <p className="written">
              <MailText text={text.mailSentence(mail)} />
            </p>
            {pendingMail && <Notice sentence={<MailText text={text.pending(pendingMail)} />} hint={text.pendingHint} />}
            <MailForm />
          </section>
        )}
      </Loaded>
      <section className="stack">
        <h2 className="heading">{text.changePassword}</h2>
        <PasswordForm />
      </section>
    </PhonePage>
  )
}

function MailForm() {
  const form = useForm({
    initialValues: { mail: '', password: '' },
    validate: { mail: mailCheck, password: requiredCheck() },
  })
  const change = useWrite(api.community.members.changeMail, {
    onSuccess: () => {
      popup.success(text.mailAsked)
      form.reset()
    },
  })
  return (
    <Form
      form={form}
      send={(values) => change.mutateAsync(values)}
      refused={{ wrong_password: 'password', mail_taken: 'mail' }}
      unsaved={form.isDirty()}
    >
      <Field label={text.newMail} type="email" autoComplete="email" required {...form.getInputProps('mail')} />
      <Field
        label={text.password}
        type="password"
        autoComplete="current-password"
        required
        {...form.getInputProps('password')}
      />
      <button type="submit" className="button" data-primary disabled={change.isPending}>
        {change.isPending ? text.sending : text.changeMail}
      </button>
    </Form>
  )
}

function PasswordForm() {
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: { current: requiredCheck(), password: (value) => requiredCheck()(value) ?? checkPasswordLength(value) },
  })
  const change = useWrite(api.community.members.changePassword, {
    onSuccess: () => {
      popup.success(text.passwordChanged)
      form.reset()
    },
  })
  return (
    <Form
      form={form}
      send={({ current, password }) => change.mutateAsync({ currentPassword: current, password })}
      refused={{ wrong_password: 'current', weak_password: 'password' }}
      unsaved={form.isDirty()}
    >
      <Field
        label={text.current}
        type="password"
        autoComplete="current-password"
        required
        {...form.getInputProps('current')}
      />
      <Field
        label={text.next}
        hint={resetText.hint}
        type="password"
        autoComplete="new-password"
        required
        {...form.getInputProps('password')}
      />
      <button type="submit" className="button" disabled={change.isPending}>
        {change.isPending ? text.sending : text.changePassword}
      </button>
    </Form>
  )
}
