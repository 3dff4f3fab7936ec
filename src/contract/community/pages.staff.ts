import { api, lookup } from '../api.ts'
import { adminRoles, type Page, staffRoles } from '../kernel/page.ts'
import { createPathBuilder } from '../kernel/to.ts'
import { type PageUrl, searchFromQuery } from '../pageUrl.ts'
import { claimStatuses } from './claims.limits.ts'
import { type MemberClass, memberClasses, memberLimits, memberRols } from './members.limits.ts'

/** Reads the member filter from the query parameters `q`, `waiting`, `inactive`, `rol` and `class`. */
export const memberFilterFromQuery = (query: URLSearchParams) => {
  const rol = memberRols.find((known) => known === query.get('rol'))
  const ofClass = memberClasses.find((known) => known === query.get('class'))
  return {
    ...searchFromQuery(query, memberLimits.search),
    ...(query.has('waiting') ? { waiting: true } : {}),
    ...(query.has('inactive') ? { inactive: true } : {}),
    ...(rol ? { rol } : {}),
    ...(ofClass ? { class: ofClass } : {}),
  }
}

/** Reads the claim filter from the query parameters `waiting` or `status`: default 'sent'; an unknown value means all. */
export const claimFilterFromQuery = (
  query: URLSearchParams,
): { status?: (typeof claimStatuses)[number]; waiting?: true } => {
  if (query.has('waiting')) return { waiting: true }
  const requested = query.get('status') ?? 'sent'
  const status = claimStatuses.find((known) => known === requested)
  return status ? { status } : {}
}

/** Reads the filter of the request list: only unanswered requests, unless the query parameter `all` is present. */
export const requestFilterFromQuery = (query: URLSearchParams) => (query.has('all') ? {} : { waiting: true })

/** Reads the query parameter `day`; a day that does not exist is dropped. */
export const dayFromQuery = (query: URLSearchParams) => {
  const day = query.get('day') ?? ''
  const exists = /^(19|20|21)\d\d-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day)
  return exists ? { day } : {}
}

/** Reads class and day from the query; the default class is '15'. */
export const absenceFilterFromQuery = (query: URLSearchParams): { class: MemberClass; day?: string } => ({
  class: memberClasses.find((known) => known === query.get('class')) ?? '15',
  ...dayFromQuery(query),
})

const opensById = (param: string, read: Parameters<typeof lookup<{ id: string }, unknown>>[0]) => ({
  initialReads: ({ params }: PageUrl) => [lookup(read, { id: params[param] ?? '' })],
})

/** Back-office pages of the community. */
export const communityStaffPages = {
  communityAdmin: {
    path: '/community-admin',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.suppliers.all)],
  },
  supplierAdminCreate: { path: '/community-admin/suppliers/create', who: adminRoles, surface: 'staff' },
  supplierAdminEdit: {
    path: '/community-admin/suppliers/:idSupplier',
    who: adminRoles,
    surface: 'staff',
    ...opensById('idSupplier', api.community.suppliers.one),
  },
  activitiesAdmin: {
    path: '/community-admin/activities',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.activities.all)],
  },
  activityAdminCreate: { path: '/community-admin/activities/create', who: adminRoles, surface: 'staff' },
  activityAdminEdit: {
    path: '/community-admin/activities/:idActivity',
    who: adminRoles,
    surface: 'staff',
    ...opensById('idActivity', api.community.activities.one),
  },
  restaurantsAdmin: {
    path: '/community-admin/restaurants',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.restaurants.all)],
  },
  restaurantAdminCreate: { path: '/community-admin/restaurants/create', who: adminRoles, surface: 'staff' },
  restaurantAdminEdit: {
    path: '/community-admin/restaurants/:idDining',
    who: adminRoles,
    surface: 'staff',
    ...opensById('idDining', api.community.restaurants.one),
  },
  mapsAdmin: {
    path: '/community-admin/maps',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.maps.all)],
  },
  mapAdminCreate: { path: '/community-admin/maps/create', who: adminRoles, surface: 'staff' },
  mapAdminEdit: {
    path: '/community-admin/maps/:idMap',
    who: adminRoles,
    surface: 'staff',
    ...opensById('idMap', api.community.maps.one),
  },
  ministriesAdmin: {
    path: '/community-admin/ministries',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.ministries.all)],
  },
  ministryAdminCreate: { path: '/community-admin/ministries/create', who: adminRoles, surface: 'staff' },
  ministryAdminEdit: {
    path: '/community-admin/ministries/:idMinistry',
    who: adminRoles,
    surface: 'staff',
    ...opensById('idMinistry', api.community.ministries.one),
  },

  groupsAdmin: {
    path: '/community-admin/groups',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.groups.all)],
  },
  groupAdminCreate: {
    path: '/community-admin/groups/create',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.groups.leaders)],
  },
  groupAdminEdit: {
    path: '/community-admin/groups/:idGroup/edit',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ params }) => [
      lookup(api.community.groups.one, { id: params.idGroup ?? '' }),
      lookup(api.community.groups.leaders),
    ],
  },
  groupAdmin: {
    path: '/community-admin/groups/:idGroup',
    who: staffRoles,
    surface: 'staff',
    ...opensById('idGroup', api.community.groups.withMembers),
  },

  members: {
    path: '/community-admin/members',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.community.members.list, memberFilterFromQuery(query))],
  },
  memberImport: { path: '/community-admin/members/import', who: adminRoles, surface: 'staff' },
  memberPoster: { path: '/community-admin/members/poster', who: staffRoles, surface: 'staff' },
  classBands: {
    path: '/community-admin/classes',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.classes.bands)],
  },
  memberCreate: { path: '/community-admin/members/create', who: adminRoles, surface: 'staff' },
  member: {
    path: '/community-admin/members/:idMember',
    who: staffRoles,
    surface: 'staff',
    ...opensById('idMember', api.community.members.one),
  },
  bookingsAdmin: {
    path: '/community-admin/bookings',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.community.bookings.ofDay, dayFromQuery(query))],
  },
  requestsAdmin: {
    path: '/community-admin/requests',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.community.requests.list, requestFilterFromQuery(query))],
  },
  gate: {
    path: '/community-admin/authorisations',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.community.authorisations.ofDay, dayFromQuery(query))],
  },
  withdrawalsAdmin: {
    path: '/community-admin/withdrawals',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.withdrawals.list, {})],
  },
  alertsAdmin: {
    path: '/community-admin/alerts',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.community.alerts.history, {})],
  },
  absence: {
    path: '/absence',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [
      lookup(api.community.absences.streaks),
      lookup(api.community.absences.classes),
      lookup(api.community.absences.byClass, absenceFilterFromQuery(query)),
      lookup(api.community.absences.attendance, { class: absenceFilterFromQuery(query).class }),
      lookup(api.community.groups.ofClass, { class: absenceFilterFromQuery(query).class }),
    ],
  },

  claimsAdmin: {
    path: '/claims-admin',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.community.claims.list, claimFilterFromQuery(query))],
  },
  claimAdmin: {
    path: '/claims-admin/:idClaim',
    who: staffRoles,
    surface: 'staff',
    ...opensById('idClaim', api.community.claims.one),
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(communityStaffPages)
