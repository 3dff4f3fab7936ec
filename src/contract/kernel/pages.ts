import { api, lookup } from '../api.ts'
import { adminRoles, allRoles, type Page, rolesWithoutStaff, staffRoles } from './page.ts'
import { createPathBuilder } from './to.ts'

export const kernelPages = {
  landing: { path: '/', who: allRoles, surface: 'entrance' },
  login: { path: '/login', who: rolesWithoutStaff, surface: 'entrance' },
  recover: { path: '/recover', who: allRoles, surface: 'entrance' },
  resetPassword: {
    path: '/reset-password',
    who: allRoles,
    surface: 'entrance',
    initialReads: ({ query }) => [lookup(api.kernel.identity.resetLink, { token: query.get('token') ?? '' })],
  },

  configurations: {
    path: '/configurations',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.venues.configuration), lookup(api.kernel.identity.sessions)],
  },
  configurationEdit: {
    path: '/configuration/edit',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.venues.configuration)],
  },
  users: { path: '/users', who: adminRoles, surface: 'staff', initialReads: () => [lookup(api.kernel.users.list)] },
  recoverSignedIn: {
    path: '/configurations/resetpassword',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.identity.account)],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(kernelPages)
