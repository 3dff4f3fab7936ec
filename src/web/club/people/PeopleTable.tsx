import type { PersonSummary } from '#contract/club/people.ts'
import { Column, Table } from '#web/kernel/ui/lists/Table.tsx'
import { NameAndNumberCells, StateCells } from './PersonCells.tsx'
import { peopleText as text } from './people.text.ts'

export const PeopleTable = ({ people }: { people: readonly PersonSummary[] }) => (
  <Table
    label={text.title}
    head={
      <>
        <Column>{text.columns.name}</Column>
        <Column number>{text.columns.number}</Column>
        <Column>{text.columns.bag}</Column>
        <Column>{text.columns.status}</Column>
      </>
    }
  >
    {people.map((person) => (
      <tr key={person.id}>
        <NameAndNumberCells person={person} />
        <StateCells person={person} />
      </tr>
    ))}
  </Table>
)
