import { useState } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { bagPath, homePath } from './bagPath.ts'
import { custodyText as text } from './custody.text.ts'
import classes from './QueuedMoves.module.css'
import type { QueuedMove } from './queue.ts'
import { giveUp, useQueue } from './sending.ts'

interface QueuedMovesProps {
  /** On a bag's own page only its movements are listed, lest the page begin below them all. */
  idBag?: string
}

/** Movements that this device has not been able to register yet, each with why; nothing when there are none. */
export function QueuedMoves({ idBag }: QueuedMovesProps) {
  const query = useSearch()
  const queue = useQueue()
  if (queue.length === 0) return null
  const listed = idBag ? queue.filter((move) => move.idBag === idBag) : queue
  const others = queue.length - listed.length
  return (
    <section className={classes.queue} aria-labelledby="queued-moves">
      <h2 id="queued-moves">{text.queue}</h2>
      <ul role="status">
        {listed.map((move) => (
          <Move key={move.id} move={move} here={!!idBag} />
        ))}
      </ul>
      {others > 0 && (
        <Link to={homePath(query)} className={classes.others}>
          {text.othersQueued(others)}
        </Link>
      )}
    </section>
  )
}

function Move({ move, here }: { move: QueuedMove; here: boolean }) {
  const { moment } = useMoments()
  const [asked, setAsked] = useState(false)
  const { id, waiting, actionType, brand, fullName, comments, madeAt } = move
  const why = waiting === 'code' && move.code !== undefined ? text.wrongCodeSent : text.waiting[waiting]
  const isNotTaken = waiting === 'conflict' || waiting === 'refused'
  return (
    <li className={classes.move}>
      <div className={classes.head}>
        <b>
          {actionType} · {fullName ? `${brand} · ${fullName}` : text.unknownBag}
        </b>
        <Chip tone={isNotTaken ? 'bad' : 'warn'}>{text.chip[waiting]}</Chip>
      </div>
      <p className={classes.said}>
        <time dateTime={madeAt}>{moment(madeAt)}</time> · {why}
      </p>
      {comments && <p className={classes.said}>“{comments}”</p>}
      {waiting !== 'queued' && (
        <div className={classes.actions}>
          {waiting === 'code' && !here && <Link to={bagPath(move)}>{text.enterAgain}</Link>}
          {/* Nothing is lost by one tap. */}
          <button type="button" onClick={() => (asked ? void giveUp(id) : setAsked(true))}>
            {asked ? text.reallyGiveUp : text.giveUp}
          </button>
        </div>
      )}
    </li>
  )
}
