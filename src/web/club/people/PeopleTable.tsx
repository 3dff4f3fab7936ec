import { to } from '#contract/club/pages.ts'
import type { PersonListed } from '#contract/club/people.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Chip } from '#web/kernel/ui/Chip.tsx'
import classes from './PeopleTable.module.css'
import { peopleText as text } from './people.text.ts'

interface PeopleTableProps {
  label: string
  people: readonly PersonListed[]
}

export const PeopleTable = ({ label, people }: PeopleTableProps) => (
  <div className={classes.frame}>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.columns.name}</th>
          <th scope="col" className={classes.number}>
            {text.columns.number}
          </th>
          <th scope="col">{text.columns.bag}</th>
          <th scope="col">{text.columns.status}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row" className={classes.name}>
              <Link to={to('dossier', { idPerson: person.id })}>
                {person.firstName} {person.lastName}
              </Link>
            </th>
            <td className={classes.number}>{person.numberSocio}</td>
            <td>
              <Chip tone={person.bags ? 'good' : 'calm'}>{person.bags ? text.withBag : text.withoutBag}</Chip>
            </td>
            <td>
              <Chip tone={person.active ? 'good' : 'calm'}>{person.active ? text.active : text.inactive}</Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
