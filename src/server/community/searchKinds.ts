import { activitiesSearch } from './activities/activities.search.ts'
import { claimsSearch } from './claims/claims.search.ts'
import { mapsSearch, ministriesSearch, restaurantsSearch, suppliersSearch } from './directory/directory.search.ts'
import { groupsSearch } from './groups/groups.search.ts'
import { membersSearch } from './members/members.search.ts'

export const communitySearch = [
  membersSearch,
  claimsSearch,
  groupsSearch,
  suppliersSearch,
  activitiesSearch,
  restaurantsSearch,
  mapsSearch,
  ministriesSearch,
]
