import { absencesRoutes } from './absences/absences.routes.ts'
import { absencesForLeadersRoutes } from './absences/staff.routes.ts'
import { activitiesRoutes } from './activities/activities.routes.ts'
import { activitiesForStaffRoutes } from './activities/staff.routes.ts'
import { alertsRoutes } from './alerts/alerts.routes.ts'
import { alertsForStaffRoutes } from './alerts/staff.routes.ts'
import { authorisationsRoutes } from './authorisations/authorisations.routes.ts'
import { authorisationsForStaffRoutes } from './authorisations/staff.routes.ts'
import { bookingsRoutes } from './bookings/bookings.routes.ts'
import { bookingsForStaffRoutes } from './bookings/staff.routes.ts'
import { claimsRoutes } from './claims/claims.routes.ts'
import { claimsForStaffRoutes } from './claims/staff.routes.ts'
import { classesRoutes } from './classes/classes.routes.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { mapsRoutes } from './directory/maps.routes.ts'
import { ministriesRoutes } from './directory/ministries.routes.ts'
import { restaurantsRoutes } from './directory/restaurants.routes.ts'
import { suppliersRoutes } from './directory/suppliers.routes.ts'
import { groupsRoutes } from './groups/groups.routes.ts'
import { membersRoutes } from './members/members.routes.ts'
import { ownAccountRoutes } from './members/ownAccount.routes.ts'
import { membersForStaffRoutes } from './members/staff.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { requestsRoutes } from './requests/requests.routes.ts'
import { requestsForLeadersRoutes } from './requests/staff.routes.ts'
import { withdrawalsForStaffRoutes } from './withdrawals/staff.routes.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

/** Handlers of the community. `golfers` comes from the club: products must not import each other. */
export const communityRoutes = (golfers: Parameters<typeof membersForStaffRoutes>[0]) => ({
  members: { ...membersRoutes(golfers), ...ownAccountRoutes, ...membersForStaffRoutes(golfers) },
  directory: directoryRoutes,
  suppliers: suppliersRoutes,
  restaurants: restaurantsRoutes,
  maps: mapsRoutes,
  ministries: ministriesRoutes,
  activities: { ...activitiesRoutes, ...activitiesForStaffRoutes },
  bookings: { ...bookingsRoutes, ...bookingsForStaffRoutes },
  claims: { ...claimsRoutes, ...claimsForStaffRoutes },
  withdrawals: { ...withdrawalsRoutes, ...withdrawalsForStaffRoutes },
  requests: { ...requestsRoutes, ...requestsForLeadersRoutes },
  authorisations: { ...authorisationsRoutes, ...authorisationsForStaffRoutes },
  alerts: { ...alertsRoutes, ...alertsForStaffRoutes },
  classes: classesRoutes,
  absences: { ...absencesRoutes, ...absencesForLeadersRoutes },
  groups: groupsRoutes,
  push: pushRoutes,
})
