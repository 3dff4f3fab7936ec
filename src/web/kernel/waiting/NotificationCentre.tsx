import IconX from 'icon:x'
import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import type { WaitingList } from '#contract/kernel/waiting.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { TimeAgo } from '#web/kernel/text/TimeAgo.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import type { NotificationCentreProps } from './BellButton.tsx'
import classes from './NotificationCentre.module.css'
import { NotificationSection } from './NotificationSection.tsx'
import { allowSound, playRing } from './sound.ts'
import { waitingText as text } from './waiting.text.ts'

interface CentreWithSectionsProps extends NotificationCentreProps {
  /** Lists of kinds whose items can be handled in the panel, by the kind's name. */
  sections: Readonly<Record<string, ComponentType<{ onFollow: () => void }>>>
}

/** The notification centre: waiting items of the kinds that the account sees, by kind, the oldest first. */
export function NotificationCentre({ counts, audible, sections, onClose }: CentreWithSectionsProps) {
  const lists = useRead(api.kernel.waiting.list).data ?? []
  const isShown = (kind: string) => counts.some((shown) => shown.kind === kind)
  const isEmpty = counts.every(({ count }) => count === 0)
  return (
    <>
      <div className={classes.head}>
        <strong>{text.panel}</strong>
        <Button variant="subtle" color="dark" size="compact-sm" aria-label={text.close} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </Button>
      </div>
      {Object.entries(sections).map(([kind, Section]) => isShown(kind) && <Section key={kind} onFollow={onClose} />)}
      {lists
        .filter(({ kind }) => isShown(kind) && !(kind in sections))
        .map((list) => (
          <KindSection key={list.kind} list={list} onFollow={onClose} />
        ))}
      {isEmpty && (
        <div className={classes.nothing}>
          <strong>{text.nothing}</strong>
          <p>{text.nothingMore}</p>
        </div>
      )}
      <div className={`group nowrap note ${classes.foot}`}>
        <TestButton />
        <span>{audible ? text.heard : text.silent}</span>
      </div>
      <p className={classes.foot}>
        <Link to={to('account')} onClick={onClose}>
          {text.settings}
        </Link>
      </p>
    </>
  )
}

const KindSection = ({ list, onFollow }: { list: WaitingList; onFollow: () => void }) => (
  <NotificationSection title={list.label}>
    {list.items.map(({ id, title, detail, since, link }) => (
      <li key={id}>
        <div>
          <Link to={link} onClick={onFollow}>
            {title}
          </Link>
          <p>
            {detail && `${detail} · `}
            <TimeAgo since={since} />
          </p>
        </div>
      </li>
    ))}
    {list.count > list.items.length && (
      <li>
        <Link to={list.link} onClick={onFollow}>
          {text.all(list.counted)}
        </Link>
      </li>
    )}
  </NotificationSection>
)

/** Rings once, to adjust the volume of the device, or shows that the browser blocks sound. */
const TestButton = () => (
  <Button
    variant="default"
    size="compact-sm"
    onClick={async () => {
      if (await allowSound()) playRing('order')
      else popup.error(text.refused)
    }}
  >
    {text.test}
  </Button>
)
