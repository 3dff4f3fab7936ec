import { bagRequests } from './club/bagRequests.ts'
import { bags } from './club/bags.ts'
import { custody } from './club/custody.ts'
import { dashboard } from './club/dashboard.ts'
import { messages } from './club/messages.ts'
import { movements } from './club/movements.ts'
import { people } from './club/people.ts'
import { posts } from './club/posts.ts'
import { screens } from './club/screens.ts'
import { absencesOfLeaders } from './community/absences.staff.ts'
import { absences } from './community/absences.ts'
import { activitiesOfStaff } from './community/activities.staff.ts'
import { activities } from './community/activities.ts'
import { alertsOfStaff } from './community/alerts.staff.ts'
import { alerts } from './community/alerts.ts'
import { authorisationsOfStaff } from './community/authorisations.staff.ts'
import { authorisations } from './community/authorisations.ts'
import { bookingsOfStaff } from './community/bookings.staff.ts'
import { bookings } from './community/bookings.ts'
import { claimsOfStaff } from './community/claims.staff.ts'
import { claims } from './community/claims.ts'
import { maps, ministries, restaurants, suppliers } from './community/directory.staff.ts'
import { directory } from './community/directory.ts'
import { membersOfStaff } from './community/members.staff.ts'
import { members } from './community/members.ts'
import { requestsOfLeaders } from './community/requests.staff.ts'
import { requests } from './community/requests.ts'
import { withdrawalsOfStaff } from './community/withdrawals.staff.ts'
import { withdrawals } from './community/withdrawals.ts'
import type { Feature } from './features.ts'
import { menusAtDesk } from './hotel/menus.desk.ts'
import { menusOfGuests } from './hotel/menus.guest.ts'
import { menusOfStaff } from './hotel/menus.ts'
import { outlets } from './hotel/outlets.ts'
import { files } from './kernel/files.ts'
import { identity } from './kernel/identity.ts'
import { venues } from './kernel/venues.ts'

type Product<F = Feature> = F extends `${infer P}.${string}` ? P : never
type NameIn<P extends string, F = Feature> = F extends `${P}.${infer Name}` ? Name : never

/** Every endpoint there is. Its place here is its address: `/api/club/posts/create`. */
export const contract = {
  kernel: { identity, venues, files },
  club: { posts, people, bags, movements, custody, messages, screens, bagRequests, dashboard },
  community: {
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
  },
  hotel: { outlets, menus: { ...menusOfStaff, ...menusAtDesk, ...menusOfGuests } },
} satisfies { [P in Product]: { [F in NameIn<P>]: object } }
export type Contract = typeof contract
