import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { recoverText } from '#web/kernel/identity/recover.text.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { MailRequestForm } from './MailRequestForm.tsx'
import { membersText } from './members.text.ts'

const text = { ...recoverText, ...membersText.recover }

/** Requests a recovery mail; the message is the same for known and unknown members. */
export function RecoverScreen() {
  const venue = venueFromQuery(useSearchParams())
  const navigate = useNavigate()
  const recover = useWrite(api.community.members.recover, {
    onSuccess: () => {
      popup.success(text.sent, text.sentDetail)
      navigate(to('loginApp', venue))
    },
  })
  return (
    <PhonePage title={text.title} sentence={text.sentence}>
      <MailRequestForm
        text={text}
        isPending={recover.isPending}
        send={(values) => recover.mutateAsync({ ...venue, ...values })}
      >
        <Link to={to('loginApp', venue)} className="quiet">
          {text.back}
        </Link>
      </MailRequestForm>
    </PhonePage>
  )
}
