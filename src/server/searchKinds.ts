import { clubSearch } from './club/searchKinds.ts'
import { communitySearch } from './community/searchKinds.ts'
import { hotelSearch } from './hotel/searchKinds.ts'
import { kernelSearch } from './kernel/search/kernelSearch.ts'
import type { SearchKind } from './kernel/search/searchKind.ts'
import { propertiesSearch } from './properties/searchKinds.ts'

/** Everything that the search finds, in the order in which it shows the results. */
export const searchKinds: readonly SearchKind[] = [
  ...clubSearch,
  ...communitySearch,
  ...hotelSearch,
  ...propertiesSearch,
  ...kernelSearch,
]
