import type { MemberSummary } from '#contract/community/members.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { adminText } from '../admin.text.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { MemberState } from './MemberState.tsx'
import { membersText as text } from './members.text.ts'

interface MembersTableProps {
  members: readonly MemberSummary[]
  isAdmin: boolean
}

/** State and action come before the other columns: a phone shows the first three without scrolling. */
export const MembersTable = ({ members, isAdmin }: MembersTableProps) => (
  <Table
    label={text.title}
    head={
      <>
        <Column>{text.columns.name}</Column>
        <Column>{text.columns.status}</Column>
        {isAdmin && <Column>{text.columns.action}</Column>}
        <Column words>{text.columns.mail}</Column>
        <Column>{text.columns.class}</Column>
        <Column>{text.columns.rol}</Column>
      </>
    }
  >
    {members.map((member) => {
      const name = `${member.firstName} ${member.lastName}`
      return (
        <tr key={member.id}>
          <NameCell to={to('member', { idMember: member.id })}>{name}</NameCell>
          <td>
            <span className="group gap-4">
              <MemberState member={member} />
              {member.active && !member.approved && !member.mailConfirmed && (
                <Chip tone="warn">{text.unconfirmed}</Chip>
              )}
            </span>
          </td>
          {isAdmin && <td>{member.active && !member.approved && <ApproveButton id={member.id} name={name} />}</td>}
          <td data-words>{member.mail}</td>
          <td>{member.class ?? adminText.nothing}</td>
          <td>
            {member.rol === 'lider' ? (
              <Chip tone="good">{member.liderOf ? text.liderOf(member.liderOf) : text.rol.lider}</Chip>
            ) : (
              text.rol.user
            )}
          </td>
        </tr>
      )
    })}
  </Table>
)
