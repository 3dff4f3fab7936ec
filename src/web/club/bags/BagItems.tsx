import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Bag, BagItem } from '#contract/club/bags.ts'
import { to } from '#contract/club/pages.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { TrashButton } from '#web/kernel/ui/buttons/TrashButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { BagImage } from './BagImage.tsx'
import classes from './BagItems.module.css'
import { bagsText as text } from './bags.text.ts'

interface BagItemsProps {
  bag: Bag
  mayRemove: boolean
}

export const BagItems = ({ bag, mayRemove }: BagItemsProps) =>
  bag.items.length === 0 ? (
    <p className="muted">{text.noItems}</p>
  ) : (
    <ul className="grid small gap-12">
      {bag.items.map((item) => (
        <BagItemCard key={item.id} item={item} idBag={bag.id} mayRemove={mayRemove} />
      ))}
    </ul>
  )

function BagItemCard({ item, idBag, mayRemove }: { item: BagItem; idBag: string; mayRemove: boolean }) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.club.bags.removeItem, {
    said: text.itemRemoved,
  })
  return (
    <li className={`card ${classes.item}`} aria-busy={removing} data-missing={item.missingSince ? true : undefined}>
      <div className={`frame ${classes.image}`}>
        <BagImage kind="club" photo={item.photo} sizes="220px" />
      </div>
      <div className="padded">
        <div className="group between nowrap top gap-4">
          <h3 className="heading">
            <CoveringLink to={to('bagItem', { idBag, idItem: item.id })}>{item.name}</CoveringLink>
          </h3>
          {mayRemove && (
            <TrashButton
              label={text.deleteOf(item.name)}
              title={text.delete}
              removing={removing}
              onRemove={() => void remove({ id: item.id })}
              size={36}
              className={classes.remove}
            />
          )}
        </div>
        {item.description && <p className="note">{item.description}</p>}
        {item.missingSince && (
          <>
            <p className="warning">{text.missingSince(moment(item.missingSince))}</p>
            <Solve item={item} />
          </>
        )}
      </div>
    </li>
  )
}

function Solve({ item }: { item: BagItem }) {
  const done = () => popup.success(text.solved)
  const solve = useWrite(api.club.bags.solveMissing, {
    onSuccess: done,
    // `gone`: somebody else has already recorded that the club was found.
    onError: (failure) => (isRefusal(failure, 'gone') ? done() : popup.error(failureSentence(failure))),
  })
  return (
    <Button
      variant="default"
      loading={solve.isPending}
      aria-label={text.solveOf(item.name)}
      onClick={() => solve.mutate({ idItem: item.id })}
    >
      {text.solve}
    </Button>
  )
}
