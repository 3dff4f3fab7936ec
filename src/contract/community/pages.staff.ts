import { type Address, searchAt } from '../address.ts'
import { api, lookup } from '../api.ts'
import { admins, type Page, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import { claimStatuses } from './claims.limits.ts'
import { type Class, classes, memberLimits } from './members.limits.ts'

/** Reads the member filter from the query parameters `q` and `waiting`. */
export const membersAt = (query: URLSearchParams) => ({
  ...searchAt(query, memberLimits.search),
  ...(query.has('waiting') ? { waiting: true } : {}),
})

/** Reads the claim filter from the query parameter `status`: default 'sent'; an unknown value means all. */
export const claimsAt = (query: URLSearchParams) => {
  const requested = query.get('status') ?? 'sent'
  const status = claimStatuses.find((known) => known === requested)
  return status ? { status } : {}
}

/** Only unanswered requests, unless the query parameter `all` is present. */
export const requestsAt = (query: URLSearchParams) => (query.has('all') ? {} : { waiting: true })

/** Reads the query parameter `day`; a day that does not exist is dropped. */
export const dayAt = (query: URLSearchParams) => {
  const day = query.get('day') ?? ''
  const exists = /^(19|20|21)\d\d-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day)
  return exists ? { day } : {}
}

/** Reads class and day from the query; the default class is '15'. */
export const absencesAt = (query: URLSearchParams): { class: Class; day?: string } => ({
  class: classes.find((known) => known === query.get('class')) ?? '15',
  ...dayAt(query),
})

const opensById = (param: string, read: Parameters<typeof lookup<{ id: string }, unknown>>[0]) => ({
  opens: ({ params }: Address) => [lookup(read, { id: params[param] ?? '' })],
})

/** Back-office pages of the community. */
export const communityStaffPages = {
  communityAdmin: {
    path: '/community-admin',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.community.suppliers.all)],
  },
  supplierAdminCreate: { path: '/community-admin/suppliers/create', who: admins, surface: 'staff' },
  supplierAdminEdit: {
    path: '/community-admin/suppliers/:idSupplier',
    who: admins,
    surface: 'staff',
    ...opensById('idSupplier', api.community.suppliers.one),
  },
  activitiesAdmin: {
    path: '/community-admin/activities',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.community.activities.all)],
  },
  activityAdminCreate: { path: '/community-admin/activities/create', who: admins, surface: 'staff' },
  activityAdminEdit: {
    path: '/community-admin/activities/:idActivity',
    who: admins,
    surface: 'staff',
    ...opensById('idActivity', api.community.activities.one),
  },
  restaurantsAdmin: {
    path: '/community-admin/restaurants',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.community.restaurants.all)],
  },
  restaurantAdminCreate: { path: '/community-admin/restaurants/create', who: admins, surface: 'staff' },
  restaurantAdminEdit: {
    path: '/community-admin/restaurants/:idDining',
    who: admins,
    surface: 'staff',
    ...opensById('idDining', api.community.restaurants.one),
  },
  mapsAdmin: {
    path: '/community-admin/maps',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.community.maps.all)],
  },
  mapAdminCreate: { path: '/community-admin/maps/create', who: admins, surface: 'staff' },
  mapAdminEdit: {
    path: '/community-admin/maps/:idMap',
    who: admins,
    surface: 'staff',
    ...opensById('idMap', api.community.maps.one),
  },
  ministriesAdmin: {
    path: '/community-admin/ministries',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.community.ministries.all)],
  },
  ministryAdminCreate: { path: '/community-admin/ministries/create', who: admins, surface: 'staff' },
  ministryAdminEdit: {
    path: '/community-admin/ministries/:idMinistry',
    who: admins,
    surface: 'staff',
    ...opensById('idMinistry', api.community.ministries.one),
  },

  members: {
    path: '/community-admin/members',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.community.members.list, membersAt(query))],
  },
  memberCreate: { path: '/community-admin/members/create', who: admins, surface: 'staff' },
  member: {
    path: '/community-admin/members/:idMember',
    who: staff,
    surface: 'staff',
    ...opensById('idMember', api.community.members.one),
  },
  bookingsAdmin: {
    path: '/community-admin/bookings',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.community.bookings.ofDay, dayAt(query))],
  },
  requestsAdmin: {
    path: '/community-admin/requests',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.community.requests.list, requestsAt(query))],
  },
  gate: {
    path: '/community-admin/authorisations',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.community.authorisations.ofDay, dayAt(query))],
  },
  withdrawalsAdmin: {
    path: '/community-admin/withdrawals',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.community.withdrawals.list, {})],
  },
  alertsAdmin: {
    path: '/community-admin/alerts',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.community.alerts.history, {})],
  },
  absence: {
    path: '/absence',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [
      lookup(api.community.absences.streaks),
      lookup(api.community.absences.classes),
      lookup(api.community.absences.byClass, absencesAt(query)),
    ],
  },

  claimsAdmin: {
    path: '/claims-admin',
    who: staff,
    surface: 'staff',
    opens: ({ query }) => [lookup(api.community.claims.list, claimsAt(query))],
  },
  claimAdmin: {
    path: '/claims-admin/:idClaim',
    who: staff,
    surface: 'staff',
    ...opensById('idClaim', api.community.claims.one),
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(communityStaffPages)
