import type { ComponentProps } from 'react'
import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './movements.module.css'
import { movementsText as text } from './movements.text.ts'

/** Movements of several bags; each row links to its bag. */
export const MovementList = ({ read }: { read: ComponentProps<typeof Loaded<Movement[]>>['read'] }) => (
  <Loaded read={read} skeleton={<SkeletonBox height={320} radius={0} />} empty={<p className="empty">{text.none}</p>}>
    {(movements) => (
      <List bare>
        {movements.map((movement) => (
          <ListRow key={movement.id} to={to('bag', { idBag: movement.idBag })}>
            <MovementWords movement={movement} detail={`${movement.fullName} · ${movement.brand}`} />
          </ListRow>
        ))}
      </List>
    )}
  </Loaded>
)

/** Movements of one bag, without owner and brand, which the page already shows. */
export const BagMovementList = ({ movements }: { movements: readonly Movement[] }) => (
  <List bare>
    {movements.map((movement) => (
      <ListRow key={movement.id}>
        <MovementWords movement={movement} detail={text.by(movement.personAdmin)} />
      </ListRow>
    ))}
  </List>
)

function MovementWords({ movement, detail }: { movement: Movement; detail: string }) {
  const { moment } = useVenueTimeFormat()
  const { actionType, at, missing, comments } = movement
  return (
    <>
      <span className={classes.dot} data-action={actionType} aria-hidden />
      <RowText>
        <div className="group between baseline nowrap">
          <b className="strong">{actionType}</b>
          <time className="note number" dateTime={at}>
            {moment(at)}
          </time>
        </div>
        <p>
          {detail}
          {missing && missing.length > 0 && <span className="warning"> · {text.lacking(missing)}</span>}
          {comments && ` · ${comments}`}
        </p>
      </RowText>
    </>
  )
}
