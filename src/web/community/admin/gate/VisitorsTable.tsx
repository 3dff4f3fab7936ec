import type { ExpectedVisitor } from '#contract/community/authorisations.staff.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { gateText as text } from './gate.text.ts'
import { LetInButton } from './LetInButton.tsx'
import { VisitorEntryTime } from './VisitorEntryTime.tsx'

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
        {isToday && <Column>{text.columns.action}</Column>}
      </>
    }
  >
    {visitors.map((visitor) => (
      <tr key={visitor.id}>
        <NameCell>
          {visitor.visitor}
          <p className="muted">{text.document(visitor.document)}</p>
        </NameCell>
        <td>{visitor.code}</td>
        <td data-words>
          {visitor.host.firstName} {visitor.host.lastName}
        </td>
        <td data-words>
          {visitor.enteredAt ? <VisitorEntryTime visitor={visitor} /> : <Chip tone="calm">{text.waiting}</Chip>}
        </td>
        {isToday && <td>{!visitor.enteredAt && <LetInButton visitor={visitor} small />}</td>}
      </tr>
    ))}
  </Table>
)
