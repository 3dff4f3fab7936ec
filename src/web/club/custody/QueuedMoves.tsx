import { useState } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { bagPath, homePath } from './bagPath.ts'
import { custodyText as text } from './custody.text.ts'
import type { QueuedMove } from './moveQueue.ts'
import { discardQueuedMove, useMoveQueue } from './sendMoves.ts'

interface QueuedMovesProps {
  /** Lists only this bag's movements, so that a long queue does not push the bag's page down. */
  idBag?: string
}

/**
 * Movements of this device that are not registered yet, each with the reason why it waits. Renders nothing without any.
 */
export function QueuedMoves({ idBag }: QueuedMovesProps) {
  const query = useSearchParams()
  const queue = useMoveQueue()
  if (queue.length === 0) return null
  const listed = idBag ? queue.filter((move) => move.idBag === idBag) : queue
  const others = queue.length - listed.length
  return (
    <section className="callout below" aria-labelledby="queued-moves">
      <h2 id="queued-moves" className="heading">
        {text.queue}
      </h2>
      <ul role="status" className="stack gap-16">
        {listed.map((move) => (
          <Move key={move.id} move={move} isOnBagPage={!!idBag} />
        ))}
      </ul>
      {others > 0 && (
        <Link to={homePath(query)} className="quiet">
          {text.othersQueued(others)}
        </Link>
      )}
    </section>
  )
}

function Move({ move, isOnBagPage }: { move: QueuedMove; isOnBagPage: boolean }) {
  const { moment } = useVenueTimeFormat()
  const [isConfirming, setConfirming] = useState(false)
  const { id, waiting, actionType, brand, fullName, comments, madeAt } = move
  const reason = waiting === 'code' && move.code !== undefined ? text.wrongCodeSent : text.waiting[waiting]
  const isRejected = waiting === 'conflict' || waiting === 'refused'
  return (
    <li className="stack gap-4">
      <div className="group gap-8">
        <b className="strong">
          {actionType} · {fullName ? `${brand} · ${fullName}` : text.unknownBag}
        </b>
        <Chip tone={isRejected ? 'bad' : 'warn'}>{text.chip[waiting]}</Chip>
      </div>
      <p className="note">
        <time dateTime={madeAt}>{moment(madeAt)}</time> · {reason}
      </p>
      {comments && <p className="note">“{comments}”</p>}
      {waiting !== 'queued' && (
        <div className="group gap-8">
          {waiting === 'code' && !isOnBagPage && (
            <Link to={bagPath(move)} className="button" data-small>
              {text.enterAgain}
            </Link>
          )}
          {/* Discarding takes a second tap. */}
          <button
            type="button"
            className="button"
            data-small
            onClick={() => (isConfirming ? void discardQueuedMove(id) : setConfirming(true))}
          >
            {isConfirming ? text.reallyGiveUp : text.giveUp}
          </button>
        </div>
      )}
    </li>
  )
}
