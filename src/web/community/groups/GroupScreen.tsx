import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { GroupOfMember } from '#contract/community/groups.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage, PhoneSentence } from '#web/kernel/shells/phone/PhonePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { Announcements } from './Announcements.tsx'
import { groupsText, ledGroupText } from './groups.text.ts'
import { JoinRequests, LedMembers, PastRollCalls } from './LedGroupLists.tsx'

/** Phone page of a group that the member has joined, or that the member leads. */
export function GroupScreen() {
  const { idGroup = '' } = usePathParams()
  const read = useRead(api.community.groups.forMember, { id: idGroup })
  return (
    <PhonePage title={read.data?.name ?? groupsText.title} back={to('groups')}>
      <Loaded read={read} skeleton={<SkeletonBox height={320} radius={10} />} gone={{ to: to('groups') }}>
        {(group) => (
          <>
            <div>
              <PhoneSentence>{groupsText.when(group)}</PhoneSentence>
              {group.leader && !group.led && <PhoneSentence>{groupsText.ledBy(group.leader)}</PhoneSentence>}
              {group.description && <PhoneSentence>{group.description}</PhoneSentence>}
            </div>
            {group.led ? <LedGroup group={group} led={group.led} /> : <JoinedGroup group={group} />}
          </>
        )}
      </Loaded>
    </PhonePage>
  )
}

function LedGroup({ group, led }: { group: GroupOfMember; led: NonNullable<GroupOfMember['led']> }) {
  const joined = led.members.filter(({ joinedAt }) => joinedAt)
  return (
    <>
      <JoinRequests groupId={group.id} members={led.members.filter(({ joinedAt }) => !joinedAt)} />
      {joined.length > 0 && (
        <>
          <Link to={to('groupRollCall', { idGroup: group.id })} className="button" data-primary>
            {ledGroupText.callRoll}
          </Link>
          <AnnouncementForm to={{ group: group.id }} hint={ledGroupText.messageHint(joined.length)} />
        </>
      )}
      <MessagesSection group={group} />
      <LedMembers groupId={group.id} members={joined} />
      <PastRollCalls rollCalls={led.rollCalls} />
    </>
  )
}

function JoinedGroup({ group }: { group: GroupOfMember }) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <MessagesSection group={group} />
      <button type="button" className="button" onClick={() => setLeaving(true)}>
        {groupsText.leave}
      </button>
      {isLeaving && <LeaveQuestion group={group} onClose={() => setLeaving(false)} />}
    </>
  )
}

const MessagesSection = ({ group }: { group: GroupOfMember }) => (
  <section className="stack">
    <h2 className="heading">{groupsText.messages}</h2>
    <Announcements announcements={group.announcements} withCount={group.led !== null} />
  </section>
)

function LeaveQuestion({ group, onClose }: { group: GroupOfMember; onClose: () => void }) {
  const navigate = useNavigate()
  const leave = useWrite(api.community.groups.leave, {
    onSuccess: () => {
      popup.success(groupsText.left)
      navigate(to('groups'), { replace: true })
    },
    onError: (failure) => {
      popup.error(failureSentence(failure))
      onClose()
    },
  })
  return (
    <QuestionSheet open title={groupsText.leaveAsk} sentence={groupsText.leaveHint} onClose={onClose}>
      <button
        type="button"
        className="button"
        data-danger
        disabled={leave.isPending}
        onClick={() => leave.mutate({ group: group.id })}
      >
        {groupsText.leave}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {groupsText.stay}
      </button>
    </QuestionSheet>
  )
}
