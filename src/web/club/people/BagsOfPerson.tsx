import type { BagType } from '#contract/club/bags.limits.ts'
import { to } from '#contract/club/pages.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import classes from './BagsOfPerson.module.css'
import { dossierText as text } from './people.text.ts'

interface BagsOfPersonProps {
  bags: readonly { id: string; type: BagType; brand: string; place: string; active: boolean; archived: boolean }[]
}

/** All bags and carts of a person, archived ones included; the server sorts those in use first. */
export function BagsOfPerson({ bags }: BagsOfPersonProps) {
  if (bags.length === 0) return <p className="empty">{text.noBags}</p>
  return (
    <ul>
      {bags.map((bag) => (
        <li key={bag.id} className={classes.bag}>
          <CoveringLink to={to('bag', { idBag: bag.id })}>{bag.brand}</CoveringLink>
          <span>{[text.bag[bag.type], bag.place].filter(Boolean).join(' · ')}</span>
          {bag.archived ? (
            <Chip tone="calm">{text.bagArchived}</Chip>
          ) : (
            !bag.active && <Chip tone="calm">{text.bagInactive}</Chip>
          )}
        </li>
      ))}
    </ul>
  )
}
