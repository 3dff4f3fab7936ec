import type { MemberSummary } from '#contract/community/members.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { Avatar } from '#web/kernel/ui/photos/Avatar.tsx'
import { adminText } from '../admin.text.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { MemberState } from './MemberState.tsx'
import classes from './MembersTable.module.css'
import { membersText as text } from './members.text.ts'

interface MembersTableProps {
  members: readonly MemberSummary[]
  isAdmin: boolean
}

export const MembersTable = ({ members, isAdmin }: MembersTableProps) => (
  <Table
    label={text.title}
    head={
      <>
        <Column>{text.columns.name}</Column>
        <Column>{text.columns.phone}</Column>
        <Column>{text.columns.class}</Column>
        <Column>{text.columns.rol}</Column>
        <Column>{text.columns.status}</Column>
        {isAdmin && <Column>{text.columns.action}</Column>}
      </>
    }
  >
    {members.map((member) => (
      <MemberRow key={member.id} member={member} isAdmin={isAdmin} />
    ))}
  </Table>
)

const MemberRow = ({ member, isAdmin }: { member: MemberSummary; isAdmin: boolean }) => {
  const { id, firstName, lastName, active, approved, mailConfirmed, phone } = member
  const name = `${firstName} ${lastName}`
  const isWaiting = active && !approved
  const page = to('member', { idMember: id })
  return (
    <tr>
      <NameCell to={page}>
        <span className={classes.name}>
          <Avatar {...member} size={32} />
          <span>
            {name}
            <small className={classes.mail}>{member.mail}</small>
          </span>
        </span>
      </NameCell>
      <td>
        {phone ? (
          <a className={classes.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        ) : (
          adminText.nothing
        )}
      </td>
      <td>{member.class ?? adminText.nothing}</td>
      <td>
        {member.rol === 'lider' ? (
          <Chip tone="good">{member.liderOf ? text.liderOf(member.liderOf) : text.rol.lider}</Chip>
        ) : (
          text.rol.user
        )}
      </td>
      <td>
        <span className="group gap-4">
          <MemberState member={member} />
          {isWaiting && !mailConfirmed && <Chip tone="warn">{text.unconfirmed}</Chip>}
        </span>
      </td>
      {isAdmin &&
        (isWaiting ? (
          <td data-action>
            <span className={classes.actions}>
              <ApproveButton id={id} name={name} />
              <Link className="button" data-small to={page} aria-label={text.rejectOf(name)}>
                {text.reject}
              </Link>
            </span>
          </td>
        ) : (
          <td />
        ))}
    </tr>
  )
}
