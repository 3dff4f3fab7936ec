import { activityLimits } from '#contract/community/activities.limits.ts'
import { directoryLimits } from '#contract/community/directory.limits.ts'
import { groupLimits } from '#contract/community/groups.limits.ts'
import type { RestoreRules } from '#server/kernel/bin/restoreFromBin.ts'
import { activities } from './activities/activities.table.ts'
import { maps, ministries, restaurants, suppliers } from './directory/directory.table.ts'
import { restoreUnlessFull } from './directory/listEntries.queries.ts'
import { groups } from './groups/groups.table.ts'

/** Conditions under which an entry of the bin can be restored, by the endpoint that removed it. */
export const communityRestoreRules: RestoreRules = {
  'community.suppliers.remove': restoreUnlessFull(suppliers, directoryLimits.entries),
  'community.restaurants.remove': restoreUnlessFull(restaurants, directoryLimits.entries),
  'community.maps.remove': restoreUnlessFull(maps, directoryLimits.entries),
  'community.ministries.remove': restoreUnlessFull(ministries, directoryLimits.entries),
  'community.groups.remove': restoreUnlessFull(groups, groupLimits.groups),
  'community.activities.remove': restoreUnlessFull(activities, activityLimits.activities),
}
