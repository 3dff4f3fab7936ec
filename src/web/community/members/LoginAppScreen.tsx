import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { to as toAccessibility } from '#contract/kernel/pages.accessibility.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { safeReturnPath } from '#contract/redirects.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { openNewDocument } from '#web/kernel/session/sessionChange.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { schemeText } from '#web/kernel/theme/scheme.text.ts'
import { mailCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { membersText } from './members.text.ts'
import { SignInReason } from './SignInReason.tsx'

const text = membersText.login

/** Members' sign-in page; a lider (class leader) without a password sets the first one here. */
export function LoginAppScreen() {
  const query = useSearchParams()
  const venue = venueFromQuery(query)
  const confirmation = query.get('confirm') ?? undefined
  const [waiting, setWaiting] = useState(false)
  const form = useForm({
    initialValues: { mail: '', password: '' },
    validate: { mail: mailCheck, password: requiredCheck() },
  })
  const signIn = useWrite(api.community.members.signIn, {
    onSuccess: ({ role }) => openNewDocument(safeReturnPath(query.get('to'), role)),
  })
  const entering = signIn.isPending || signIn.isSuccess
  return (
    <PhonePage title={text.title}>
      <SignInReason />
      <Form
        form={form}
        unsaved={false}
        send={(values) => signIn.mutateAsync({ ...venue, ...values, confirmation })}
        refused={{
          wrong_mail: 'mail',
          wrong_password: 'password',
          short_password: 'password',
          weak_password: 'password',
        }}
        onFailure={(failure) => {
          const wait = failure.is('still_waiting')
          if (wait) setWaiting(true)
          return wait
        }}
      >
        {confirmation && <p>{text.confirming}</p>}
        <Field
          label={text.mail}
          type="email"
          name="mail"
          autoComplete="username"
          required
          {...form.getInputProps('mail')}
        />
        <Field
          label={text.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <button type="submit" className="button" data-primary disabled={entering}>
          {entering ? text.sending : text.submit}
        </button>
        <Link to={to('register', venue)} className="button">
          {text.register}
        </Link>
        <Link to={to('memberRecover', venue)} className="quiet">
          {text.forgot}
        </Link>
        <Link to={toAccessibility('accessibility', venue)} className="quiet">
          {schemeText.accessibility}
        </Link>
      </Form>
      <QuestionSheet open={waiting} title={text.waitingTitle} sentence={text.waiting} onClose={() => setWaiting(false)}>
        <button type="button" className="button" data-primary onClick={() => setWaiting(false)}>
          {text.understood}
        </button>
      </QuestionSheet>
    </PhonePage>
  )
}
