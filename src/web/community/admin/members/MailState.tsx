import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Member } from '#contract/community/members.staff.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { memberText as text } from './member.text.ts'

interface MailStateProps {
  member: Member
  isAdmin: boolean
}

/** Whether the member's address is confirmed. Without a mail server an admin confirms it by hand. */
export function MailState({ member: { id, mail, mailConfirmed, mailServer, active }, isAdmin }: MailStateProps) {
  const venue = useMe().venueId
  const byHand = useRemoval(api.community.members.confirmMailByHand, {
    question: text.confirmQuestion(mail),
    said: text.confirmedByHand,
    stays: true,
  })
  const sendAgain = useWriteWithPopup(api.community.members.confirmAgain, text.confirmationSent)
  if (mailConfirmed) return <p>{text.mailConfirmed}</p>
  return (
    <>
      <p>
        <Chip tone="warn">{text.mailUnconfirmed}</Chip>
        <br />
        <span className="muted">{text.mailUnconfirmedHint}</span>
      </p>
      {isAdmin && active && mailServer && (
        <Button variant="default" loading={sendAgain.isPending} onClick={() => sendAgain.mutate({ venue, mail })}>
          {text.sendConfirmation}
        </Button>
      )}
      {isAdmin && active && !mailServer && (
        <Button variant="default" loading={byHand.removing} onClick={() => void byHand.remove({ id })}>
          {text.confirmMail}
        </Button>
      )}
    </>
  )
}
