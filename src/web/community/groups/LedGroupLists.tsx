import IconPhone from 'icon:phone'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { GroupMember, LedGroup } from '#contract/community/groups.ts'
import { to } from '#contract/community/pages.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { List, ListRow, RowActions, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { Avatar } from '#web/kernel/ui/photos/Avatar.tsx'
import { absencesText } from '../absences/absences.text.ts'
import { ledGroupText as text } from './groups.text.ts'

interface MembersProps {
  groupId: string
  members: readonly GroupMember[]
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

const CallLink = ({ member }: { member: GroupMember }) =>
  member.phone && (
    <a className="round" href={`tel:${member.phone.replaceAll(/[^\d+]/g, '')}`} aria-label={text.call(nameOf(member))}>
      <IconPhone size={22} stroke={1.8} aria-hidden />
    </a>
  )

/** Members who want to join; the leader approves or refuses them. */
export const JoinRequests = ({ groupId, members }: MembersProps) =>
  members.length > 0 && (
    <section className="stack">
      <h2 className="heading">{text.wants}</h2>
      <List>
        {members.map((member) => (
          <JoinRequest key={member.id} groupId={groupId} member={member} />
        ))}
      </List>
    </section>
  )

function JoinRequest({ groupId, member }: { groupId: string; member: GroupMember }) {
  const approve = useWriteWithPopup(api.community.groups.approve, text.approved)
  const refuse = useWriteWithPopup(api.community.groups.takeOut, text.refused)
  const busy = approve.isPending || refuse.isPending
  const membership = { group: groupId, member: member.id }
  return (
    <ListRow>
      <Avatar {...member} size={40} />
      <RowText>
        <strong>{nameOf(member)}</strong>
      </RowText>
      <RowActions>
        <CallLink member={member} />
        <button
          type="button"
          className="button"
          data-small
          data-primary
          disabled={busy}
          aria-label={text.approveOf(nameOf(member))}
          onClick={() => approve.mutate(membership)}
        >
          {text.approve}
        </button>
        <button
          type="button"
          className="button"
          data-small
          disabled={busy}
          aria-label={text.refuseOf(nameOf(member))}
          onClick={() => refuse.mutate(membership)}
        >
          {text.refuse}
        </button>
      </RowActions>
    </ListRow>
  )
}

/** The members of the leader's group, with their attendance in the last year. */
export function LedMembers({ groupId, members }: MembersProps) {
  const [asked, setAsked] = useState<GroupMember | null>(null)
  return (
    <section className="stack">
      <h2 className="heading">{text.members(members.length)}</h2>
      {members.length === 0 && <p className="muted">{text.nobody}</p>}
      {members.length > 0 && (
        <List>
          {members.map((member) => (
            <ListRow key={member.id} leads>
              <Avatar {...member} size={40} />
              <RowText>
                <strong>
                  <CoveringLink to={to('memberAbsences', { idMember: member.id }, { group: groupId })}>
                    {nameOf(member)}
                  </CoveringLink>
                </strong>
                {member.percent !== null && (
                  <p>{`${absencesText.percent(member.percent)} · ${absencesText.counted(member.absences, member.rollCalls)}`}</p>
                )}
              </RowText>
              <RowActions>
                <CallLink member={member} />
                <button
                  type="button"
                  className="button"
                  data-small
                  aria-label={text.takeOutOf(nameOf(member))}
                  onClick={() => setAsked(member)}
                >
                  {text.takeOut}
                </button>
              </RowActions>
            </ListRow>
          ))}
        </List>
      )}
      {asked && <TakeOutQuestion groupId={groupId} member={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

interface TakeOutQuestionProps {
  groupId: string
  member: GroupMember
  onClose: () => void
}

function TakeOutQuestion({ groupId, member, onClose }: TakeOutQuestionProps) {
  const takeOut = useWriteWithPopup(api.community.groups.takeOut, text.takenOut)
  return (
    <QuestionSheet open title={text.takeOutAsk(nameOf(member))} sentence={text.takeOutHint} onClose={onClose}>
      <button
        type="button"
        className="button"
        data-danger
        disabled={takeOut.isPending}
        onClick={() => takeOut.mutate({ group: groupId, member: member.id }, { onSettled: onClose })}
      >
        {text.takeOut}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {text.keep}
      </button>
    </QuestionSheet>
  )
}

/** The last roll-calls of the leader's group, with who was absent. */
export const PastRollCalls = ({ rollCalls }: Pick<LedGroup, 'rollCalls'>) =>
  rollCalls.length > 0 && (
    <section className="stack">
      <h2 className="heading">{text.rollCalls}</h2>
      <List>
        {rollCalls.map(({ day, absent, lider }) => (
          <ListRow key={day}>
            <RowText>
              <strong>{formatDay(day)}</strong>
              <p>{absent.map(nameOf).join(', ') || absencesText.nobody}</p>
              <p className="note">{absencesText.takenBy(lider)}</p>
            </RowText>
            {absent.length > 0 && <RowAside>{absent.length}</RowAside>}
          </ListRow>
        ))}
      </List>
    </section>
  )
