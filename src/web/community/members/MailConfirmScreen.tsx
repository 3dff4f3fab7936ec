import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { MailRequestForm } from './MailRequestForm.tsx'
import { MailText } from './MailText.tsx'
import { membersText } from './members.text.ts'

const text = membersText.confirm

/** The page of the link that confirms a mail address. A button confirms it: programs that scan mails open links too. */
export function MailConfirmScreen() {
  const query = useSearchParams()
  const venue = venueFromQuery(query)
  const token = query.get('token') ?? ''
  const link = useRead(api.community.members.mailLink, { ...venue, token })
  const confirm = useWrite(api.community.members.confirmMail, {
    onError: (failure) => {
      // The link was used in another window, or has expired since the page was opened.
      if (failure.is('link_expired')) void link.refetch()
      else popup.error(failureSentence(failure))
    },
  })
  if (confirm.isSuccess) return <Finished title={text.done} sentence={text.doneSentence} />
  // A URL that was cut off holds no valid token.
  if (link.error?.kind === 'invalid') return <Expired mail={null} />
  return (
    <Loaded read={link} skeleton={<SkeletonBox height={200} radius={10} />}>
      {({ state, mail, name }) => {
        if (state === 'used')
          return <Finished title={text.used} sentence={<MailText text={text.usedSentence(mail ?? '')} />} />
        if (state === 'expired') return <Expired mail={mail} />
        return (
          <PhonePage title={text.title} sentence={<MailText text={text.sentence(mail ?? '', name ?? '')} />}>
            <button
              type="button"
              className="button"
              data-primary
              disabled={confirm.isPending}
              onClick={() => confirm.mutate({ ...venue, token })}
            >
              {confirm.isPending ? text.sending : text.submit}
            </button>
            <p className="muted">{text.notMine}</p>
          </PhonePage>
        )
      }}
    </Loaded>
  )
}

const Finished = ({ title, sentence }: { title: string; sentence: ReactNode }) => (
  <PhonePage title={title} sentence={sentence}>
    <Link to={to('loginApp', venueFromQuery(useSearchParams()))} className="button" data-primary>
      {text.signIn}
    </Link>
  </PhonePage>
)

function Expired({ mail }: { mail: string | null }) {
  const venue = venueFromQuery(useSearchParams())
  const again = useWrite(api.community.members.confirmAgain)
  if (again.isSuccess) return <Finished title={text.sentAgain} sentence={text.sentAgainSentence} />
  return (
    <PhonePage title={text.expired} sentence={text.expiredSentence}>
      <MailRequestForm
        mail={mail ?? ''}
        text={text.again}
        isPending={again.isPending}
        send={(values) => again.mutateAsync({ ...venue, ...values })}
      />
    </PhonePage>
  )
}
