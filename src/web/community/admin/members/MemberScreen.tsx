import { api } from '#contract/api.ts'
import type { Member } from '#contract/community/members.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { ActForMember } from '../acting/ActForMember.tsx'
import { adminText } from '../admin.text.ts'
import { AccessPanel } from './AccessPanel.tsx'
import { GolferPanel } from './GolferPanel.tsx'
import {
  MemberFields,
  memberChecks,
  memberLabels,
  memberRefusalFields,
  memberValueLabels,
  toMemberInput,
  toMemberValues,
} from './MemberFields.tsx'
import { MemberState } from './MemberState.tsx'
import { memberText as text } from './member.text.ts'
import { membersText } from './members.text.ts'
import { AbsencesPanel, BookingsPanel, ClaimsPanel, GroupsPanel, VisitorsPanel } from './RecordPanels.tsx'

const list = to('members')

export function MemberScreen() {
  const { idMember = '' } = usePathParams()
  const read = useRead(api.community.members.one, { id: idMember })
  const isAdmin = useMe().role === 'admin'
  const { moment } = useVenueTimeFormat()
  return (
    <Screen
      title={read.data ? `${read.data.firstName} ${read.data.lastName}` : membersText.title}
      actions={<LinkButton to={list}>{text.back}</LinkButton>}
    >
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: list, back: text.back }}
        keeps
        skeleton={<SkeletonBox height={520} radius={10} />}
      >
        {(member, gone) => (
          <>
            <ScreenLine>
              <MemberState member={member} />
              <span>{text.since(moment(member.createdAt))}</span>
            </ScreenLine>
            <div className="with-aside">
              <div className="stack gap-20">
                {member.active && member.approved && <ActForMember memberId={member.id} />}
                <Panel title={text.data} flush={!isAdmin}>
                  {isAdmin ? <MemberForm member={member} gone={gone} /> : <MemberFacts member={member} />}
                </Panel>
              </div>
              <div className="stack gap-20">
                <AccessPanel member={member} isAdmin={isAdmin} />
                <GolferPanel member={member} isAdmin={isAdmin} />
                <AbsencesPanel memberId={member.id} />
                <GroupsPanel memberId={member.id} />
                <ClaimsPanel memberId={member.id} />
                <BookingsPanel memberId={member.id} />
                <VisitorsPanel memberId={member.id} />
              </div>
            </div>
            <ObjectActivity about={{ object: member.id }} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const MemberForm = ({ member, gone }: { member: Member; gone: boolean }) => (
  <EditForm
    thing={member}
    valuesOf={toMemberValues}
    labels={memberLabels}
    names={memberValueLabels}
    newer={text.newer}
    checks={memberChecks}
    refused={memberRefusalFields}
    write={api.community.members.update}
    input={(values, version) => ({ id: member.id, version, ...toMemberInput(values) })}
    said={text.updated}
    cancel={list}
    gone={gone}
  >
    {(form) => <MemberFields form={form} />}
  </EditForm>
)

const MemberFacts = ({ member }: { member: Member }) => (
  <Facts>
    <Fact label={text.mail}>{member.mail}</Fact>
    <Fact label={text.phone}>{member.phone || adminText.nothing}</Fact>
    <Fact label={text.birthday}>{member.birthday ? formatDay(member.birthday) : adminText.nothing}</Fact>
    <Fact label={text.lot}>{member.lot || adminText.nothing}</Fact>
    <Fact label={text.class}>{member.class ?? text.noClass}</Fact>
    <Fact label={text.rol}>{member.liderOf ? membersText.liderOf(member.liderOf) : membersText.rol[member.rol]}</Fact>
    <Fact label={text.comments}>{member.comments || adminText.nothing}</Fact>
  </Facts>
)
