import { to } from '#contract/club/pages.ts'
import type { PersonSummary } from '#contract/club/people.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { NameCell } from '#web/kernel/ui/lists/Table.tsx'
import { peopleText as text } from './people.text.ts'

/** Table cells with the person's name, linked to the dossier, and member number. */
export const WhoCells = ({ person }: { person: PersonSummary }) => (
  <>
    <NameCell to={to('dossier', { idPerson: person.id })}>
      {person.firstName} {person.lastName}
    </NameCell>
    <td data-number>{person.numberSocio}</td>
  </>
)

/** Table cells with two chips: has a bag in storage, is an active member. */
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
