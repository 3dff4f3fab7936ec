import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { recoverText } from '#web/kernel/identity/recover.text.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { mail } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { membersText } from './members.text.ts'

const text = { ...recoverText, ...membersText.recover }

/** Requests a recovery mail; the message is the same for known and unknown members. */
export function RecoverScreen() {
  const venue = venueFromQuery(useSearch())
  const navigate = useNavigate()
  const form = useForm({ initialValues: { mail: '' }, validate: { mail } })
  const recover = useWrite(api.community.members.recover, {
    onSuccess: () => {
      popup.success(text.sent, text.sentDetail)
      navigate(to('loginApp', venue))
    },
  })
  return (
    <PhonePage title={text.title} sentence={text.sentence}>
      <Form form={form} unsaved={false} send={(values) => recover.mutateAsync({ ...venue, ...values })}>
        <Field
          label={text.mail}
          type="email"
          name="mail"
          autoComplete="username"
          required
          {...form.getInputProps('mail')}
        />
        <button type="submit" className="button" data-primary disabled={recover.isPending}>
          {recover.isPending ? text.sending : text.submit}
        </button>
        <Link to={to('loginApp', venue)} className="quiet">
          {text.back}
        </Link>
      </Form>
    </PhonePage>
  )
}
