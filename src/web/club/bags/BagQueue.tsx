import { to } from '#contract/club/pages.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'

interface QueuedBag {
  idBag: string
  fullName: string
  /** Text that tells the bags of one owner apart, such as type and brand. */
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
        <List bare>
          {bags.map(({ idBag, fullName, detail, at, timeLabel }) => (
            <ListRow key={idBag} to={to('bag', { idBag })}>
              <RowText>
                <strong>{fullName}</strong>
                <p>{detail}</p>
              </RowText>
              <RowAside>
                <time dateTime={at}>{timeLabel}</time>
              </RowAside>
            </ListRow>
          ))}
        </List>
      </Panel>
    </div>
  )
