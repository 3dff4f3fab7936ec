import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { GroupMember, GroupWithMembers } from '#contract/community/groups.ts'
import { to } from '#contract/community/pages.staff.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { formatDay } from '#web/kernel/text/moments.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { absencesText } from '../../absences/absences.text.ts'
import { AnnouncementForm } from '../../groups/AnnouncementForm.tsx'
import { Announcements } from '../../groups/Announcements.tsx'
import { groupsText, ledGroupText } from '../../groups/groups.text.ts'
import { listText } from '../lists/lists.text.ts'
import { MemberLine } from '../MemberLine.tsx'
import { groupsAdminText as text } from './groups.text.ts'

const list = to('groupsAdmin')
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** A group's members, messages and roll-calls, for staff. */
export function GroupAdminScreen() {
  const { idGroup = '' } = usePathParams()
  const read = useRead(api.community.groups.withMembers, { id: idGroup })
  return (
    <Screen
      title={read.data?.group.name ?? text.title}
      actions={
        <>
          <LinkButton to={list}>{text.back}</LinkButton>
          {read.data && (
            <LinkButton to={to('groupAdminEdit', { idGroup })} primary>
              {text.edit}
            </LinkButton>
          )}
        </>
      }
    >
      <Loaded
        read={read}
        skeleton={<SkeletonBox height={420} radius={10} />}
        gone={{ sentence: text.gone, to: list, back: text.back }}
      >
        {(data) => <GroupPanels data={data} />}
      </Loaded>
    </Screen>
  )
}

function GroupPanels({ data: { group, members, rollCalls, announcements } }: { data: GroupWithMembers }) {
  return (
    <>
      <ScreenLine>
        <span>{text.ledBy(group.leader ? nameOf(group.leader) : text.withoutLeader, groupsText.when(group))}</span>
        {group.hidden && <Chip tone="calm">{listText.hidden}</Chip>}
      </ScreenLine>
      {group.description && <p className="muted below">{group.description}</p>}
      <div className="with-aside">
        <Panel title={ledGroupText.members(group.joined)} flush>
          {members.length === 0 ? (
            <p className="empty">{ledGroupText.nobody}</p>
          ) : (
            <List bare>
              {members.map((member) => (
                <MemberRow key={member.id} groupId={group.id} member={member} />
              ))}
            </List>
          )}
        </Panel>
        <div className="stack gap-20">
          <Panel title={groupsText.messages}>
            <div className="stack gap-20">
              {group.joined > 0 && (
                <AnnouncementForm to={{ group: group.id }} hint={ledGroupText.messageHint(group.joined)} />
              )}
              <Announcements announcements={announcements} withCount />
            </div>
          </Panel>
          <Panel title={ledGroupText.rollCalls} flush>
            {rollCalls.length === 0 ? (
              <p className="empty">{ledGroupText.noRollCalls}</p>
            ) : (
              <List bare>
                {rollCalls.map(({ day, absent, lider }) => (
                  <ListRow key={day}>
                    <RowText>
                      <strong>{formatDay(day)}</strong>
                      <p>{absent.map(nameOf).join(', ') || absencesText.nobody}</p>
                      <small>{absencesText.takenBy(lider)}</small>
                    </RowText>
                    {absent.length > 0 && <RowAside>{absent.length}</RowAside>}
                  </ListRow>
                ))}
              </List>
            )}
          </Panel>
        </div>
      </div>
      <ObjectActivity about={{ object: group.id }} />
    </>
  )
}

function MemberRow({ groupId, member }: { groupId: string; member: GroupMember }) {
  const { joinedAt, percent, absences, rollCalls } = member
  const name = nameOf(member)
  const approve = useWriteWithPopup(api.community.groups.approve, ledGroupText.approved)
  const { remove, removing } = useRemoval(api.community.groups.takeOut, {
    question: joinedAt ? text.takeOutQuestion(name) : text.refuseQuestion(name),
    said: joinedAt ? ledGroupText.takenOut : ledGroupText.refused,
  })
  const membership = { group: groupId, member: member.id }
  return (
    <ListRow busy={removing}>
      <RowText>
        <MemberLine person={member} />
      </RowText>
      {!joinedAt && <Chip tone="warn">{text.waits}</Chip>}
      {percent !== null && (
        <RowAside>{`${absencesText.percent(percent)} · ${absencesText.counted(absences, rollCalls)}`}</RowAside>
      )}
      <RowActions>
        {!joinedAt && (
          <Button
            aria-label={ledGroupText.approveOf(name)}
            loading={approve.isPending}
            onClick={() => approve.mutate(membership)}
          >
            {ledGroupText.approve}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={joinedAt ? ledGroupText.takeOutOf(name) : ledGroupText.refuseOf(name)}
          loading={removing}
          onClick={() => void remove(membership)}
        >
          {joinedAt ? ledGroupText.takeOut : ledGroupText.refuse}
        </Button>
      </RowActions>
    </ListRow>
  )
}
