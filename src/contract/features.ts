/**
 * Every feature by its name: the live topic and the prefix of its answers' keys alike.
 * contract.ts does not compile with a feature that is missing here, nor with a name that has no feature.
 */
export const features = [
  'kernel.identity',
  'kernel.venues',
  'kernel.files',
  'club.posts',
  'club.people',
  'club.bags',
  'club.movements',
  'club.custody',
  'club.messages',
  'club.screens',
  'club.bagRequests',
  'club.dashboard',
  'hotel.outlets',
  'hotel.menus',
  'community.members',
  'community.directory',
  'community.suppliers',
  'community.restaurants',
  'community.maps',
  'community.ministries',
  'community.activities',
  'community.bookings',
  'community.claims',
  'community.withdrawals',
  'community.requests',
  'community.authorisations',
  'community.alerts',
  'community.absences',
] as const
export type Feature = (typeof features)[number]
