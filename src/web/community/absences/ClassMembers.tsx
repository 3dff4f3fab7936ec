import type { Pupil } from '#contract/community/absences.ts'
import { Avatar } from '#web/kernel/ui/photos/Avatar.tsx'
import { absencesText as text } from './absences.text.ts'
import classes from './ClassMembers.module.css'

interface ClassMembersProps {
  pupils: readonly Pupil[]
  absent: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** The members of a class; a tap toggles a member's absence. */
export const ClassMembers = ({ pupils, absent, onToggle }: ClassMembersProps) => (
  <ul className={classes.pupils}>
    {pupils.map(({ id, firstName, lastName, photo }) => (
      <li key={id}>
        <button type="button" aria-pressed={absent.has(id)} onClick={() => onToggle(id)}>
          <Avatar firstName={firstName} lastName={lastName} photo={photo} size={44} />
          <span className="grow strong">
            {firstName} {lastName}
          </span>
          {absent.has(id) && <span className={classes.mark}>{text.absent}</span>}
        </button>
      </li>
    ))}
  </ul>
)
