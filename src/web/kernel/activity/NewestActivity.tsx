import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { ActivityList } from './ActivityList.tsx'
import { activityText as text } from './activity.text.ts'
import { useFreshActivityLog } from './useFreshActivityLog.ts'

/** The id of an object, or the feature of an object that exists once, such as 'kernel.venues'. */
export type ActivitySubject = { object: string } | { feature: string }

export function NewestActivity({ about }: { about: ActivitySubject }) {
  useFreshActivityLog()
  const read = useRead(api.kernel.activity.about, about)
  return (
    <Loaded
      read={read}
      skeleton={<SkeletonBox height={120} radius={0} />}
      empty={<p className="empty">{text.noneHere}</p>}
    >
      {(entries) => <ActivityList entries={entries} />}
    </Loaded>
  )
}
