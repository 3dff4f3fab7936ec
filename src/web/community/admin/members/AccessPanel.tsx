import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Member } from '#contract/community/members.staff.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { UnmailedInvitationLink } from '#web/kernel/ui/feedback/UnmailedInvitationLink.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { MailState } from './MailState.tsx'
import { memberText as text } from './member.text.ts'
import { useInvitations } from './useInvitations.ts'

const rejectForm = lazyPart(() => import('./RejectForm.tsx').then((m) => m.RejectForm))

interface AccessPanelProps {
  member: Member
  isAdmin: boolean
}

/** Panel with a member's approval, active state, mail address, password and invitation. */
export function AccessPanel({ member, isAdmin }: AccessPanelProps) {
  const { id, firstName, active, approved, rejected, rol, hasPassword, passwordSet, mailServer } = member
  const { moment } = useVenueTimeFormat()
  const { link, busy, reset, invite, undo } = useInvitations(member)
  const setActive = useWriteWithPopup(api.community.members.setActive, (_, { active }) =>
    active ? text.activated : text.deactivated,
  )
  const isActiveLider = active && rol === 'lider'
  return (
    <Panel title={text.access}>
      <div className="stack start">
        <p>{sentenceOf(member, moment)}</p>
        {passwordSet && (
          <p className="group gap-8">
            <span>{text.passwordSet(moment(passwordSet.at), passwordSet.device)}</span>
            {isAdmin && isActiveLider && (
              <Button
                variant="default"
                size="compact-sm"
                loading={busy}
                aria-label={text.undoOf}
                onClick={() => void undo(passwordSet.at)}
              >
                {text.undo}
              </Button>
            )}
          </p>
        )}
        <MailState member={member} isAdmin={isAdmin} />
        {link && <UnmailedInvitationLink link={link} />}
        {isAdmin && (
          <>
            {!approved && (active || rejected) && <ApproveButton id={id} name={firstName} />}
            {active && !approved && <Lazy part={rejectForm} with={{ id }} until={null} />}
            {active && approved && !hasPassword && !link && (
              <>
                {!mailServer && <p>{text.notMailed}</p>}
                <Button variant="default" loading={busy} onClick={() => void invite()}>
                  {mailServer ? text.inviteAgain : text.newLink}
                </Button>
              </>
            )}
            {isActiveLider && (
              <Button variant="default" loading={busy} onClick={() => void reset()}>
                {text.openWindow}
              </Button>
            )}
            {!rejected && (
              <Button
                variant="default"
                loading={setActive.isPending}
                onClick={() => setActive.mutate({ id, active: !active })}
              >
                {active ? text.deactivate : text.activate}
              </Button>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

const sentenceOf = (
  { active, approved, rejected, rejectReason, hasPassword, firstPasswordUntil, rol }: Member,
  moment: (at: string) => string,
) => {
  if (rejected) return text.wasRejected(rejectReason)
  if (!active) return text.out
  if (!approved) return text.waits
  if (hasPassword) return text.withPassword
  if (firstPasswordUntil) return text.window(moment(firstPasswordUntil))
  return rol === 'lider' ? text.windowClosed : text.withoutPassword
}
