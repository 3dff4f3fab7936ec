import { to } from '#contract/club/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import classes from './BagQueue.module.css'

interface Queued {
  idBag: string
  fullName: string
  /** Which of the owner's bags, and where. */
  detail: string
  /** Since when it is here, and how that is said. */
  at: string
  said: string
}

/** Bags that somebody is busy with or waits for; nothing where there are none. */
export const BagQueue = ({ title, bags }: { title: string; bags: readonly Queued[] }) =>
  bags.length > 0 && (
    <div className="below" role="status">
      <Panel title={title} flush>
        <ol className={classes.queue}>
          {bags.map(({ idBag, fullName, detail, at, said }) => (
            <li key={idBag}>
              <Link to={to('bag', { idBag })}>
                <strong>{fullName}</strong>
                <span>{detail}</span>
                <time dateTime={at}>{said}</time>
              </Link>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
