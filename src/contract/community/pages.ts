import { api, lookup } from '../api.ts'
import { allRoles, liderRoles, memberRoles, type Page, rolesWithoutMembers } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { type PageUrl, venueFromQuery } from '../pageUrl.ts'

const venueLookup = ({ query }: PageUrl) => lookup(api.kernel.venues.front, venueFromQuery(query))

/** Phone pages of the community. */
export const communityPages = {
  loginApp: { path: '/login-app', who: rolesWithoutMembers, surface: 'phone', serverRendered: true },
  memberRecover: { path: '/login-app/recover', who: allRoles, surface: 'phone' },
  memberReset: {
    path: '/login-app/reset',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [
      lookup(api.community.members.resetLink, { ...venueFromQuery(query), token: query.get('token') ?? '' }),
    ],
  },
  mailConfirm: {
    path: '/login-app/confirm',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [
      lookup(api.community.members.mailLink, { ...venueFromQuery(query), token: query.get('token') ?? '' }),
    ],
  },
  register: { path: '/register', who: rolesWithoutMembers, surface: 'phone' },
  comingSoon: { path: '/coming-soon', who: allRoles, surface: 'phone' },
  profile: {
    path: '/profile',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.members.profile)],
  },
  profileAccess: {
    path: '/profile/access',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.members.profile)],
  },
  profileEdit: {
    path: '/profile/edit',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.members.profile)],
  },

  news: {
    path: '/news',
    who: allRoles,
    surface: 'phone',
    serverRendered: true,
    initialReads: (url) => [venueLookup(url), lookup(api.club.posts.news, venueFromQuery(url.query))],
    publicReads: true,
  },
  /** The back-office has a page with the same path; staff get that one. */
  messagesApp: {
    path: '/messages',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [lookup(api.club.messages.list, venueFromQuery(query))],
  },
  suppliers: {
    path: '/suppliers',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [lookup(api.community.directory.suppliers, venueFromQuery(query))],
    publicReads: true,
  },
  supplierCreate: { path: '/suppliers/create', who: memberRoles, surface: 'phone' },
  restaurants: {
    path: '/restaurants',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [lookup(api.community.directory.restaurants, venueFromQuery(query))],
    publicReads: true,
  },
  maps: {
    path: '/maps',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [lookup(api.community.directory.maps, venueFromQuery(query))],
    publicReads: true,
  },
  ministries: {
    path: '/ministries',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [lookup(api.community.directory.ministries, venueFromQuery(query))],
    publicReads: true,
  },
  actions: { path: '/actions', who: allRoles, surface: 'phone' },
  request: {
    path: '/actions/:idRequest',
    who: memberRoles,
    surface: 'phone',
    initialReads: ({ params }) => [
      lookup(api.community.requests.mine),
      ...(params.idRequest === 'group' ? [lookup(api.community.groups.mine)] : []),
    ],
  },
  heard: {
    path: '/requests',
    who: liderRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.requests.list, { waiting: true })],
  },
  groups: {
    path: '/groups',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.groups.mine), lookup(api.community.groups.ofOwnClass)],
  },
  group: {
    path: '/groups/:idGroup',
    who: memberRoles,
    surface: 'phone',
    initialReads: ({ params }) => [lookup(api.community.groups.forMember, { id: params.idGroup ?? '' })],
  },
  groupRollCall: {
    path: '/groups/:idGroup/roll-call',
    who: liderRoles,
    surface: 'phone',
    initialReads: ({ params }) => [lookup(api.community.groups.forMember, { id: params.idGroup ?? '' })],
  },
  classMessages: {
    path: '/class-messages',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.groups.ofOwnClass)],
  },
  donations: {
    path: '/donations',
    who: allRoles,
    surface: 'phone',
    initialReads: (url) => [venueLookup(url)],
    publicReads: true,
  },

  hours: {
    path: '/hours',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ query }) => [lookup(api.community.activities.list, venueFromQuery(query))],
    publicReads: true,
  },
  booking: {
    path: '/hours/:idActivity',
    who: allRoles,
    surface: 'phone',
    initialReads: ({ params, query }) => [
      lookup(api.community.bookings.slots, { ...venueFromQuery(query), activity: params.idActivity ?? '' }),
    ],
  },
  bookings: {
    path: '/bookings',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.bookings.mine)],
  },

  golfballs: {
    path: '/golfballs',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.withdrawals.mine)],
  },
  claims: {
    path: '/claims',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.claims.mine)],
  },
  claimCreate: { path: '/add-claim', who: memberRoles, surface: 'phone' },
  authorisations: {
    path: '/authorisations',
    who: memberRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.authorisations.mine)],
    storedAhead: true,
  },
  emergency: {
    path: '/emergency',
    who: allRoles,
    surface: 'phone',
    initialReads: (url) => [venueLookup(url)],
    publicReads: true,
  },

  takeAssistant: {
    path: '/take-assistant',
    who: liderRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.absences.today)],
  },
  rollCalls: {
    path: '/take-assistant/history',
    who: liderRoles,
    surface: 'phone',
    initialReads: () => [lookup(api.community.absences.ofOwnClass)],
  },
  memberAbsences: {
    path: '/take-assistant/members/:idMember',
    who: liderRoles,
    surface: 'phone',
    initialReads: ({ params }) => [lookup(api.community.absences.ofMember, { id: params.idMember ?? '' })],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(communityPages)
