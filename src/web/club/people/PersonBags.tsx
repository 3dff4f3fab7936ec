import type { BagType } from '#contract/club/bags.limits.ts'
import { to } from '#contract/club/pages.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { dossierText as text } from './people.text.ts'

interface PersonBagsProps {
  bags: readonly { id: string; type: BagType; brand: string; place: string; active: boolean; archived: boolean }[]
}

/** All bags and carts of a person, archived ones included; the server sorts those in use first. */
export function PersonBags({ bags }: PersonBagsProps) {
  if (bags.length === 0) return <p className="empty">{text.noBags}</p>
  return (
    <List bare>
      {bags.map((bag) => (
        <ListRow key={bag.id} leads>
          <RowText>
            <b>
              <CoveringLink to={to('bag', { idBag: bag.id })}>{bag.brand}</CoveringLink>
            </b>
            <p>{[text.bag[bag.type], bag.place].filter(Boolean).join(' · ')}</p>
          </RowText>
          {bag.archived ? (
            <Chip tone="calm">{text.bagArchived}</Chip>
          ) : (
            !bag.active && <Chip tone="calm">{text.bagInactive}</Chip>
          )}
        </ListRow>
      ))}
    </List>
  )
}
