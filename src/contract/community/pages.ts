import { type Address, venueAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { everyone, liders, members, type Page, strangers } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

const venueRead = ({ query }: Address) => lookup(api.kernel.venues.front, venueAt(query))

/** Phone pages of the community. */
export const communityPages = {
  loginApp: { path: '/login-app', who: strangers, surface: 'phone' },
  memberRecover: { path: '/login-app/recover', who: everyone, surface: 'phone' },
  memberReset: {
    path: '/login-app/reset',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [
      lookup(api.community.members.resetLink, { ...venueAt(query), token: query.get('token') ?? '' }),
    ],
  },
  register: { path: '/register', who: strangers, surface: 'phone' },
  comingSoon: { path: '/coming-soon', who: everyone, surface: 'phone' },
  profile: { path: '/profile', who: members, surface: 'phone', opens: () => [lookup(api.community.members.profile)] },
  profileEdit: {
    path: '/profile/edit',
    who: members,
    surface: 'phone',
    opens: () => [lookup(api.community.members.profile)],
  },

  news: {
    path: '/news',
    who: everyone,
    surface: 'phone',
    opens: (url) => [venueRead(url), lookup(api.club.posts.news, venueAt(url.query))],
    offline: true,
  },
  /** The back-office has a page with the same path; staff get that one. */
  messagesApp: {
    path: '/messages',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [lookup(api.club.messages.list, venueAt(query))],
  },
  suppliers: {
    path: '/suppliers',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [lookup(api.community.directory.suppliers, venueAt(query))],
    offline: true,
  },
  supplierCreate: { path: '/suppliers/create', who: members, surface: 'phone' },
  restaurants: {
    path: '/restaurants',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [lookup(api.community.directory.restaurants, venueAt(query))],
    offline: true,
  },
  maps: {
    path: '/maps',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [lookup(api.community.directory.maps, venueAt(query))],
    offline: true,
  },
  ministries: {
    path: '/ministries',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [lookup(api.community.directory.ministries, venueAt(query))],
    offline: true,
  },
  actions: { path: '/actions', who: everyone, surface: 'phone', offline: true },
  request: {
    path: '/actions/:idRequest',
    who: members,
    surface: 'phone',
    opens: () => [lookup(api.community.requests.mine)],
  },
  heard: {
    path: '/requests',
    who: liders,
    surface: 'phone',
    opens: () => [lookup(api.community.requests.list, { waiting: true })],
  },
  donations: {
    path: '/donations',
    who: everyone,
    surface: 'phone',
    opens: (url) => [venueRead(url)],
    offline: true,
  },

  hours: {
    path: '/hours',
    who: everyone,
    surface: 'phone',
    opens: ({ query }) => [lookup(api.community.activities.list, venueAt(query))],
    offline: true,
  },
  booking: {
    path: '/hours/:idActivity',
    who: everyone,
    surface: 'phone',
    opens: ({ params, query }) => [
      lookup(api.community.bookings.slots, { ...venueAt(query), activity: params.idActivity ?? '' }),
    ],
  },
  bookings: { path: '/bookings', who: members, surface: 'phone', opens: () => [lookup(api.community.bookings.mine)] },

  golfballs: {
    path: '/golfballs',
    who: members,
    surface: 'phone',
    opens: () => [lookup(api.community.withdrawals.mine)],
  },
  claims: { path: '/claims', who: members, surface: 'phone', opens: () => [lookup(api.community.claims.mine)] },
  claimCreate: { path: '/add-claim', who: members, surface: 'phone' },
  authorisations: {
    path: '/authorisations',
    who: members,
    surface: 'phone',
    opens: () => [lookup(api.community.authorisations.mine)],
  },
  emergency: { path: '/emergency', who: everyone, surface: 'phone', offline: true },

  takeAssistant: {
    path: '/take-assistant',
    who: liders,
    surface: 'phone',
    opens: () => [lookup(api.community.absences.today)],
    offline: true,
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(communityPages)
