import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { resetText } from '#web/kernel/identity/reset.text.ts'
import { emptyPassword, passwordChecks, useResetLink } from '#web/kernel/identity/resetLink.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { membersText } from './members.text.ts'

const text = { ...resetText, ...membersText.reset }

export function ResetScreen() {
  const query = useSearchParams()
  const token = query.get('token') ?? ''
  const link = useRead(api.community.members.resetLink, { ...venueFromQuery(query), token })
  const { isOver, perhapsSet, onFailure } = useResetLink(link)
  if (!isOver) return <NewPassword token={token} onFailure={onFailure} />
  return (
    <PhonePage title={text.expiredTitle} sentence={perhapsSet ? text.perhapsSet : text.expired}>
      {perhapsSet && (
        <Link to={to('loginApp', venueFromQuery(query))} className="button" data-primary>
          {text.signIn}
        </Link>
      )}
      <Link to={to('memberRecover', venueFromQuery(query))} className="button" data-primary={!perhapsSet || undefined}>
        {text.askAgain}
      </Link>
    </PhonePage>
  )
}

interface NewPasswordProps {
  token: string
  onFailure: (failure: Failure) => boolean
}

function NewPassword({ token, onFailure }: NewPasswordProps) {
  const venue = venueFromQuery(useSearchParams())
  const navigate = useNavigate()
  const form = useForm({ initialValues: emptyPassword, validate: passwordChecks })
  const reset = useWrite(api.community.members.resetPassword, {
    onSuccess: () => {
      popup.success(text.saved)
      navigate(to('loginApp', venue))
    },
  })
  return (
    <PhonePage title={text.title}>
      <Form
        form={form}
        unsaved={false}
        send={({ password }) => reset.mutateAsync({ ...venue, token, password })}
        refused={{ weak_password: 'password' }}
        onFailure={onFailure}
      >
        <Field
          label={text.password}
          hint={text.hint}
          type="password"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Field label={text.again} type="password" autoComplete="new-password" {...form.getInputProps('again')} />
        <button type="submit" className="button" data-primary disabled={reset.isPending}>
          {reset.isPending ? text.sending : text.submit}
        </button>
      </Form>
    </PhonePage>
  )
}
