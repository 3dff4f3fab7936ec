import { api } from '#contract/api.ts'
import { activityFilterFromQuery } from '#contract/kernel/activity.limits.ts'
import { to } from '#contract/kernel/pages.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityList } from './ActivityList.tsx'
import { activityText as text } from './activity.text.ts'
import { useFreshActivityLog } from './useFreshActivityLog.ts'

/** The activity log of the venue, newest entries first. */
export function ActivityScreen() {
  const filter = activityFilterFromQuery(useSearchParams())
  useFreshActivityLog()
  const pages = usePagedRead(api.kernel.activity.list, filter)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Screen
      title={text.title}
      actions={
        <ExportButton
          label={text.export}
          read={api.kernel.activity.export}
          input={filter}
          name={text.exportName}
          said={text.exported}
        />
      }
    >
      <ActivityFilters />
      <Loaded
        read={pages.read}
        skeleton={<SkeletonBox height={600} radius={10} />}
        isEmpty={([first]) => first?.entries.length === 0}
        empty={
          <EmptyPanel sentence={isFiltered ? text.noneFiltered : text.none}>
            {isFiltered && <LinkButton to={to('activity')}>{text.clear}</LinkButton>}
          </EmptyPanel>
        }
      >
        {(loadedPages) => (
          <>
            <div className="card">
              <ActivityList entries={loadedPages.flatMap(({ entries }) => entries)} />
            </div>
            <LoadMore pages={pages} label={text.more} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
