import { absencesRoutes } from './absences/absences.routes.ts'
import { absencesOfLeadersRoutes } from './absences/staff.routes.ts'
import { activitiesRoutes } from './activities/activities.routes.ts'
import { activitiesOfStaffRoutes } from './activities/staff.routes.ts'
import { alertsRoutes } from './alerts/alerts.routes.ts'
import { alertsOfStaffRoutes } from './alerts/staff.routes.ts'
import { authorisationsRoutes } from './authorisations/authorisations.routes.ts'
import { authorisationsOfStaffRoutes } from './authorisations/staff.routes.ts'
import { bookingsRoutes } from './bookings/bookings.routes.ts'
import { bookingsOfStaffRoutes } from './bookings/staff.routes.ts'
import { claimsRoutes } from './claims/claims.routes.ts'
import { claimsOfStaffRoutes } from './claims/staff.routes.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { mapsRoutes } from './directory/maps.routes.ts'
import { ministriesRoutes } from './directory/ministries.routes.ts'
import { restaurantsRoutes } from './directory/restaurants.routes.ts'
import { suppliersRoutes } from './directory/suppliers.routes.ts'
import { membersRoutes } from './members/members.routes.ts'
import { membersOfStaffRoutes } from './members/staff.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { requestsRoutes } from './requests/requests.routes.ts'
import { requestsOfLeadersRoutes } from './requests/staff.routes.ts'
import { withdrawalsOfStaffRoutes } from './withdrawals/staff.routes.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

/** Handlers of the community. `golfers` comes from the club: products must not import each other. */
export const communityRoutes = (golfers: Parameters<typeof membersOfStaffRoutes>[0]) => ({
  members: { ...membersRoutes, ...membersOfStaffRoutes(golfers) },
  directory: directoryRoutes,
  suppliers: suppliersRoutes,
  restaurants: restaurantsRoutes,
  maps: mapsRoutes,
  ministries: ministriesRoutes,
  activities: { ...activitiesRoutes, ...activitiesOfStaffRoutes },
  bookings: { ...bookingsRoutes, ...bookingsOfStaffRoutes },
  claims: { ...claimsRoutes, ...claimsOfStaffRoutes },
  withdrawals: { ...withdrawalsRoutes, ...withdrawalsOfStaffRoutes },
  requests: { ...requestsRoutes, ...requestsOfLeadersRoutes },
  authorisations: { ...authorisationsRoutes, ...authorisationsOfStaffRoutes },
  alerts: { ...alertsRoutes, ...alertsOfStaffRoutes },
  absences: { ...absencesRoutes, ...absencesOfLeadersRoutes },
  push: pushRoutes,
})
