import { to } from '#contract/club/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import classes from './BagQueue.module.css'

interface QueuedBag {
  idBag: string
  fullName: string
  /** Brand and place, because an owner can have several bags. */
  detail: string
  /** ISO time since which the bag is queued, and the label that shows it. */
  at: string
  timeLabel: string
}

/** Bags that are being moved or were requested. Renders nothing while the list is empty. */
export const BagQueue = ({ title, bags }: { title: string; bags: readonly QueuedBag[] }) =>
  bags.length > 0 && (
    <div className="below" role="status">
      <Panel title={title} flush>
        <ol className={classes.queue}>
          {bags.map(({ idBag, fullName, detail, at, timeLabel }) => (
            <li key={idBag}>
              <Link to={to('bag', { idBag })}>
                <strong>{fullName}</strong>
                <span>{detail}</span>
                <time dateTime={at}>{timeLabel}</time>
              </Link>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
