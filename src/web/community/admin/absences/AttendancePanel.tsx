import { api } from '#contract/api.ts'
import type { MemberClass } from '#contract/community/members.limits.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { adminText } from '../admin.text.ts'
import { absencesText as text } from './absences.text.ts'

/** Attendance of a class's members in the last year. */
export function AttendancePanel({ class: ofClass }: { class: MemberClass }) {
  const read = useRead(api.community.absences.attendance, { class: ofClass })
  return (
    <Panel title={text.attendance(ofClass)} sentence={text.lastYear} flush>
      <Loaded
        read={read}
        skeleton={<SkeletonBox height={240} radius={0} />}
        isEmpty={({ members }) => members.length === 0}
        empty={<p className="empty">{text.noMembers}</p>}
      >
        {({ members }) => (
          <Table
            label={text.attendance(ofClass)}
            head={
              <>
                <Column>{text.member}</Column>
                <Column number>{text.percent}</Column>
                <Column number>{text.absences}</Column>
                <Column number>{text.lastAbsence}</Column>
              </>
            }
          >
            {members.map(({ member, rollCalls, absences, percent, lastAbsence }) => (
              <tr key={member.id}>
                <NameCell to={to('member', { idMember: member.id })}>
                  {member.firstName} {member.lastName}
                </NameCell>
                <td data-number>{percent === null ? adminText.nothing : text.share(percent)}</td>
                <td data-number>{text.ofLists(absences, rollCalls)}</td>
                <td data-number>{lastAbsence ? formatDay(lastAbsence) : adminText.nothing}</td>
              </tr>
            ))}
          </Table>
        )}
      </Loaded>
    </Panel>
  )
}
