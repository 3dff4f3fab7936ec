import { clubTargets } from './club/searchTargets.ts'
import { communityTargets } from './community/searchTargets.ts'
import { hotelTargets } from './hotel/searchTargets.ts'
import { kernelTargets } from './kernel/search/kernelTargets.ts'
import type { SearchTarget } from './kernel/search/searchTarget.ts'
import { propertiesTargets } from './properties/searchTargets.ts'

/** Pages, actions and settings of all products that the search offers besides the sidebar's entries. */
export const searchTargets: readonly SearchTarget[] = [
  ...clubTargets,
  ...hotelTargets,
  ...propertiesTargets,
  ...communityTargets,
  ...kernelTargets,
]
