import { to } from '#contract/community/pages.staff.ts'
import type { SearchTarget } from '#web/kernel/search/searchTarget.ts'
import { communityTargetText as text } from './searchTargets.text.ts'

export const communityTargets: readonly SearchTarget[] = [
  { ...text.memberCreate, page: 'memberCreate', to: to('memberCreate'), kind: 'action' },
  { ...text.groupCreate, page: 'groupAdminCreate', to: to('groupAdminCreate'), kind: 'action' },
  { ...text.activityCreate, page: 'activityAdminCreate', to: to('activityAdminCreate'), kind: 'action' },
  { ...text.supplierCreate, page: 'supplierAdminCreate', to: to('supplierAdminCreate'), kind: 'action' },
  { ...text.restaurantCreate, page: 'restaurantAdminCreate', to: to('restaurantAdminCreate'), kind: 'action' },
  { ...text.mapCreate, page: 'mapAdminCreate', to: to('mapAdminCreate'), kind: 'action' },
  { ...text.ministryCreate, page: 'ministryAdminCreate', to: to('ministryAdminCreate'), kind: 'action' },
  { ...text.memberImport, page: 'memberImport', to: to('memberImport'), kind: 'action' },
  { ...text.members, page: 'members', to: to('members') },
  { ...text.groups, page: 'groupsAdmin', to: to('groupsAdmin') },
  { ...text.activities, page: 'activitiesAdmin', to: to('activitiesAdmin') },
  { ...text.bookings, page: 'bookingsAdmin', to: to('bookingsAdmin') },
  { ...text.requests, page: 'requestsAdmin', to: to('requestsAdmin') },
  { ...text.gate, page: 'gate', to: to('gate') },
  { ...text.withdrawals, page: 'withdrawalsAdmin', to: to('withdrawalsAdmin') },
  { ...text.alerts, page: 'alertsAdmin', to: to('alertsAdmin') },
  { ...text.absences, page: 'absence', to: to('absence') },
  { ...text.restaurants, page: 'restaurantsAdmin', to: to('restaurantsAdmin') },
  { ...text.maps, page: 'mapsAdmin', to: to('mapsAdmin') },
  { ...text.ministries, page: 'ministriesAdmin', to: to('ministriesAdmin') },
  { ...text.poster, page: 'memberPoster', to: to('memberPoster') },
  { ...text.bands, page: 'classBands', to: to('classBands') },
]
