import { claimsSearch } from './claims/claims.search.ts'
import { groupsSearch } from './groups/groups.search.ts'
import { membersSearch } from './members/members.search.ts'

export const communitySearch = [membersSearch, claimsSearch, groupsSearch]
