import { to } from '#contract/club/pages.ts'
import type { PersonListed } from '#contract/club/people.ts'
import { Chip } from '#web/kernel/ui/Chip.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/Table.tsx'
import { peopleText as text } from './people.text.ts'

export const PeopleTable = ({ people }: { people: readonly PersonListed[] }) => (
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
        <NameCell to={to('dossier', { idPerson: person.id })}>
          {person.firstName} {person.lastName}
        </NameCell>
        <td data-number>{person.numberSocio}</td>
        <td>
          <Chip tone={person.bags ? 'good' : 'calm'}>{person.bags ? text.withBag : text.withoutBag}</Chip>
        </td>
        <td>
          <Chip tone={person.active ? 'good' : 'calm'}>{person.active ? text.active : text.inactive}</Chip>
        </td>
      </tr>
    ))}
  </Table>
)
