import type { MemberContact } from '#contract/community/members.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { firstCharacterOf } from '#web/kernel/text/initial.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import classes from './MemberLine.module.css'

/** A member's photo, name, lot and phone number in one line. */
export const MemberLine = ({ person: { id, firstName, lastName, photo, phone, lot } }: { person: MemberContact }) => (
  <div className={classes.person}>
    <span className={classes.face} aria-hidden>
      {photo ? <Picture photo={photo} sizes="36px" /> : firstCharacterOf(firstName)}
    </span>
    <div>
      <Link to={to('member', { idMember: id })}>
        {firstName} {lastName}
      </Link>
      <p>
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        {phone && lot && ' · '}
        {lot}
      </p>
    </div>
  </div>
)
