import { absencesOfLeaders } from './absences.staff.ts'
import { absences } from './absences.ts'
import { activitiesOfStaff } from './activities.staff.ts'
import { activities } from './activities.ts'
import { alertsOfStaff } from './alerts.staff.ts'
import { alerts } from './alerts.ts'
import { authorisationsOfStaff } from './authorisations.staff.ts'
import { authorisations } from './authorisations.ts'
import { bookingsOfStaff } from './bookings.staff.ts'
import { bookings } from './bookings.ts'
import { claimsOfStaff } from './claims.staff.ts'
import { claims } from './claims.ts'
import { maps, ministries, restaurants, suppliers } from './directory.staff.ts'
import { directory } from './directory.ts'
import { membersOfStaff } from './members.staff.ts'
import { members } from './members.ts'
import { push } from './push.ts'
import { requestsOfLeaders } from './requests.staff.ts'
import { requests } from './requests.ts'
import { withdrawalsOfStaff } from './withdrawals.staff.ts'
import { withdrawals } from './withdrawals.ts'

/** Endpoints of the community, one key per feature. */
export const community = {
  members: { ...members, ...membersOfStaff },
  directory,
  suppliers,
  restaurants,
  maps,
  ministries,
  activities: { ...activities, ...activitiesOfStaff },
  bookings: { ...bookings, ...bookingsOfStaff },
  claims: { ...claims, ...claimsOfStaff },
  withdrawals: { ...withdrawals, ...withdrawalsOfStaff },
  requests: { ...requests, ...requestsOfLeaders },
  authorisations: { ...authorisations, ...authorisationsOfStaff },
  alerts: { ...alerts, ...alertsOfStaff },
  absences: { ...absences, ...absencesOfLeaders },
  push,
}
