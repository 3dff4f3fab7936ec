import { to } from '#contract/club/pages.ts'
import type { PersonSummary } from '#contract/club/people.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { NameCell } from '#web/kernel/ui/lists/Table.tsx'
import { peopleText as text } from './people.text.ts'

/** Who it is, in a row of members. */
export const WhoCells = ({ person }: { person: PersonSummary }) => (
  <>
    <NameCell to={to('dossier', { idPerson: person.id })}>
      {person.firstName} {person.lastName}
    </NameCell>
    <td data-number>{person.numberSocio}</td>
  </>
)

/** Whether a bag is kept for them, and whether they are members now. */
export const StateCells = ({ person }: { person: PersonSummary }) => (
  <>
    <td>
      <Chip tone={person.bags ? 'good' : 'calm'}>{person.bags ? text.withBag : text.withoutBag}</Chip>
    </td>
    <td>
      <Chip tone={person.active ? 'good' : 'calm'}>{person.active ? text.active : text.inactive}</Chip>
    </td>
  </>
)
