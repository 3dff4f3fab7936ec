import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import type { User } from '#contract/kernel/users.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { copyText } from '#web/kernel/ui/feedback/copyText.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { UnmailedInvitationLink } from '#web/kernel/ui/feedback/UnmailedInvitationLink.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { ListRow, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { UserForm } from './UserForm.tsx'
import { UserSessions } from './UserSessions.tsx'
import { usersText as text } from './users.text.ts'

interface UserRowProps {
  user: User
  /** False if no mail server is configured: an invitation is then a link to copy. */
  isMailed: boolean
}

export function UserRow({ user, isMailed }: UserRowProps) {
  const { moment } = useVenueTimeFormat()
  const [open, setOpen] = useState<'form' | 'sessions' | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <ListRow>
      <RowText>
        <h3 className={user.active ? undefined : 'muted'}>{user.name}</h3>
        <p>{user.mail}</p>
      </RowText>
      <div className="stack gap-2 start" style={{ width: '14rem' }}>
        <span>{text.roles[user.role]}</span>
        {!user.active && <Chip tone="warn">{text.states.inactive}</Chip>}
        {user.active && user.invited && <Chip tone="calm">{text.states.invited}</Chip>}
        {user.hasSecondFactor && <Chip tone="good">{text.states.secondFactor}</Chip>}
        <small className="note">{user.seenAt ? `${text.seen} ${moment(user.seenAt)}` : text.never}</small>
      </div>
      <RowBelow>
        <div className="group gap-8">
          {user.sessions > 0 && (
            <Button
              variant="subtle"
              ml={-14}
              aria-expanded={open === 'sessions'}
              onClick={() => setOpen(open === 'sessions' ? null : 'sessions')}
            >
              {open === 'sessions' ? text.sessions.hide : text.sessions.show(user.sessions)}
            </Button>
          )}
          {user.active && user.invited && <InviteAgain user={user} isMailed={isMailed} onLink={setLink} />}
          {user.role !== 'screen' && open !== 'form' && (
            <Button variant="default" aria-label={text.editOf(user.name)} onClick={() => setOpen('form')}>
              {text.edit}
            </Button>
          )}
          <LinkButton to={to('activity', { person: user.id })} label={text.activityOf(user.name)}>
            {text.activity}
          </LinkButton>
          {user.hasSecondFactor && <ResetSecondFactor user={user} />}
          <Activity user={user} />
        </div>
      </RowBelow>
      {open && (
        <RowBelow>{open === 'form' ? <UserForm user={user} onDone={close} /> : <UserSessions user={user} />}</RowBelow>
      )}
      {link && user.invited && (
        <RowBelow>
          <UnmailedInvitationLink link={link} />
        </RowBelow>
      )}
    </ListRow>
  )
}

interface InviteAgainProps {
  user: User
  isMailed: boolean
  /** Gets the new link if no mail server is configured. */
  onLink: (link: string | null) => void
}

function InviteAgain({ user: { id, name }, isMailed, onLink }: InviteAgainProps) {
  const again = useWrite(api.kernel.users.inviteAgain, {
    onSuccess: async ({ link }) => {
      onLink(link)
      if (!link) return popup.success(text.invite.said)
      popup.success((await copyText(link)) ? text.invite.linkCopied : text.invite.linkCreated)
    },
    onError: (failure) => popup.error(failureSentence(failure)),
  })
  return (
    <Button
      variant="default"
      loading={again.isPending}
      aria-label={isMailed ? text.invite.againOf(name) : text.invite.copyLinkOf(name)}
      onClick={() => again.mutate({ id })}
    >
      {isMailed ? text.invite.again : text.invite.copyLink}
    </Button>
  )
}

function ResetSecondFactor({ user: { id, name } }: { user: User }) {
  const { remove, removing } = useRemoval(api.kernel.users.resetSecondFactor, {
    question: text.reset.question,
    said: text.reset.said,
    stays: true,
  })
  return (
    <Button
      variant="subtle"
      color="danger"
      loading={removing}
      aria-label={text.reset.actionOf(name)}
      onClick={() => void remove({ id })}
    >
      {text.reset.action}
    </Button>
  )
}

function Activity({ user: { id, name, active } }: { user: User }) {
  const activate = useWriteWithPopup(api.kernel.users.setActive, text.activated)
  const { remove, removing } = useRemoval(api.kernel.users.setActive, {
    question: text.deactivateQuestion,
    said: text.deactivated,
    stays: true,
  })
  if (!active)
    return (
      <Button
        variant="default"
        loading={activate.isPending}
        aria-label={text.activateOf(name)}
        onClick={() => activate.mutate({ id, active: true })}
      >
        {text.activate}
      </Button>
    )
  return (
    <Button
      variant="subtle"
      color="danger"
      loading={removing}
      aria-label={text.deactivateOf(name)}
      onClick={() => void remove({ id, active: false })}
    >
      {text.deactivate}
    </Button>
  )
}
