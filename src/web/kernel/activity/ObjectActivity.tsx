import { Button } from '@mantine/core'
import { useState } from 'react'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { activityText as text } from './activity.text.ts'
import type { ActivitySubject } from './NewestActivity.tsx'

const newest = lazyPart(() => import('./NewestActivity.tsx').then((m) => m.NewestActivity))

/** The newest activity of one object, for admins. Its code and data are loaded when somebody opens it. */
export function ObjectActivity({ about }: { about: ActivitySubject }) {
  const [open, setOpen] = useState(false)
  if (useMe().role !== 'admin') return null
  return (
    <div className="above screen-only">
      <Panel
        title={text.title}
        flush
        action={
          <Button
            variant="subtle"
            aria-expanded={open}
            aria-label={open ? text.hideOf : text.showOf}
            onClick={() => setOpen(!open)}
          >
            {open ? text.hide : text.show}
          </Button>
        }
      >
        {open && <Lazy part={newest} with={{ about }} until={<SkeletonBox height={120} radius={0} />} />}
      </Panel>
    </div>
  )
}
