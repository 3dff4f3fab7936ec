import type { ComponentProps } from 'react'
import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './MovementList.module.css'
import { movementsText as text } from './movements.text.ts'

/** A few movements of any bags; each leads to its bag. */
export const MovementList = ({ read }: { read: ComponentProps<typeof Loaded<Movement[]>>['read'] }) => (
  <Loaded read={read} skeleton={<Bone height={320} radius={0} />} empty={<p className="empty">{text.none}</p>}>
    {(movements) => (
      <ul>
        {movements.map((movement) => (
          <li key={movement.id}>
            <Link to={to('bag', { idBag: movement.idBag })} className={classes.row}>
              <MovementWords movement={movement} said={`${movement.fullName} · ${movement.brand}`} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Loaded>
)

/** The movements of one bag, whose owner stands above them. */
export const OwnMovements = ({ movements }: { movements: readonly Movement[] }) => (
  <ul>
    {movements.map((movement) => (
      <li key={movement.id}>
        <div className={classes.row}>
          <MovementWords movement={movement} said={text.by(movement.personAdmin)} />
        </div>
      </li>
    ))}
  </ul>
)

function MovementWords({ movement, said }: { movement: Movement; said: string }) {
  const { moment } = useMoments()
  const { actionType, at, missing, comments } = movement
  return (
    <>
      <span className={classes.dot} data-action={actionType} aria-hidden />
      <b>{actionType}</b>
      <time dateTime={at}>{moment(at)}</time>
      <span className={classes.words}>
        {said}
        {missing && missing.length > 0 && <span className={classes.lacking}> · {text.lacking(missing)}</span>}
        {comments && ` · ${comments}`}
      </span>
    </>
  )
}
