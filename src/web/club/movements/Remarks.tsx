import type { Movement } from '#contract/club/movements.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { movementsText as text } from './movements.text.ts'

/** Missing clubs, the comment, and the device's time if the movement was made offline. */
export function Remarks({ movement: { comments, missing, madeAt } }: { movement: Movement }) {
  const { moment } = useMoments()
  return (
    <>
      {missing && <span className={missing.length > 0 ? 'warning' : undefined}>{text.missing(missing)} </span>}
      {comments}
      {madeAt && ` (${text.madeAt(moment(madeAt))})`}
    </>
  )
}
