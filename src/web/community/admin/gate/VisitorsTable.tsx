import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { gateText as text } from './gate.text.ts'
import { repeatText } from './repeatText.ts'
import { VisitActions } from './VisitActions.tsx'
import { VisitState } from './VisitState.tsx'

interface VisitorsTableProps {
  visitors: readonly ExpectedVisitor[]
  isToday: boolean
}

export const VisitorsTable = ({ visitors, isToday }: VisitorsTableProps) => (
  <Table
    label={text.expected}
    head={
      <>
        <Column>{text.columns.visitor}</Column>
        <Column>{text.columns.code}</Column>
        <Column words>{text.columns.host}</Column>
        <Column words>{text.columns.status}</Column>
        <Column>{text.columns.action}</Column>
      </>
    }
  >
    {visitors.map((visitor) => (
      <tr key={visitor.id}>
        <NameCell>
          {visitor.visitor}
          <p className="muted">{text.document(visitor.document)}</p>
          {visitor.repeat && <p className="muted">{repeatText(visitor.repeat)}</p>}
        </NameCell>
        <td>{visitor.code}</td>
        <td>
          {visitor.host.firstName} {visitor.host.lastName}
        </td>
        <td data-words>
          <VisitState visit={visitor.visit} />
        </td>
        <td data-action>
          <VisitActions visitor={visitor} mayEnter={isToday} small />
        </td>
      </tr>
    ))}
  </Table>
)
