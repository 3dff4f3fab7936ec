import { absencesForLeaders } from './absences.staff.ts'
import { absences } from './absences.ts'
import { activitiesForStaff } from './activities.staff.ts'
import { activities } from './activities.ts'
import { alertsForStaff } from './alerts.staff.ts'
import { alerts } from './alerts.ts'
import { authorisationsForStaff } from './authorisations.staff.ts'
import { authorisations } from './authorisations.ts'
import { bookingsForStaff } from './bookings.staff.ts'
import { bookings } from './bookings.ts'
import { claimsForStaff } from './claims.staff.ts'
import { claims } from './claims.ts'
import { classes } from './classes.ts'
import { maps, ministries, restaurants, suppliers } from './directory.staff.ts'
import { directory } from './directory.ts'
import { groups } from './groups.ts'
import { membersForStaff } from './members.staff.ts'
import { members } from './members.ts'
import { push } from './push.ts'
import { requestsForLeaders } from './requests.staff.ts'
import { requests } from './requests.ts'
import { withdrawalsForStaff } from './withdrawals.staff.ts'
import { withdrawals } from './withdrawals.ts'

/** Endpoints of the community, one key per feature. */
export const community = {
  members: { ...members, ...membersForStaff },
  directory,
  suppliers,
  restaurants,
  maps,
  ministries,
  activities: { ...activities, ...activitiesForStaff },
  bookings: { ...bookings, ...bookingsForStaff },
  claims: { ...claims, ...claimsForStaff },
  withdrawals: { ...withdrawals, ...withdrawalsForStaff },
  requests: { ...requests, ...requestsForLeaders },
  authorisations: { ...authorisations, ...authorisationsForStaff },
  alerts: { ...alerts, ...alertsForStaff },
  classes,
  absences: { ...absences, ...absencesForLeaders },
  groups,
  push,
}
