import type { ComponentProps } from 'react'
import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './MovementList.module.css'
import { movementsText as text } from './movements.text.ts'

/** Movements of several bags; each row links to its bag. */
export const MovementList = ({ read }: { read: ComponentProps<typeof Loaded<Movement[]>>['read'] }) => (
  <Loaded read={read} skeleton={<Bone height={320} radius={0} />} empty={<p className="empty">{text.none}</p>}>
    {(movements) => (
      <ul>
        {movements.map((movement) => (
          <li key={movement.id}>
            <Link to={to('bag', { idBag: movement.idBag })} className={classes.row}>
              <MovementWords movement={movement} detail={`${movement.fullName} · ${movement.brand}`} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Loaded>
)

/** Movements of one bag, without owner and brand, which the page already shows. */
export const OwnMovements = ({ movements }: { movements: readonly Movement[] }) => (
  <ul>
    {movements.map((movement) => (
      <li key={movement.id}>
        <div className={classes.row}>
          <MovementWords movement={movement} detail={text.by(movement.personAdmin)} />
        </div>
      </li>
    ))}
  </ul>
)

function MovementWords({ movement, detail }: { movement: Movement; detail: string }) {
  const { moment } = useMoments()
  const { actionType, at, missing, comments } = movement
  return (
    <>
      <span className={classes.dot} data-action={actionType} aria-hidden />
      <b>{actionType}</b>
      <time dateTime={at}>{moment(at)}</time>
      <span className={classes.words}>
        {detail}
        {missing && missing.length > 0 && <span className={classes.lacking}> · {text.lacking(missing)}</span>}
        {comments && ` · ${comments}`}
      </span>
    </>
  )
}
