import { api, lookup } from '../api.ts'
import { admins, everyone, outsiders, type Page, staff } from './page.ts'
import { addressesOf } from './to.ts'

export const kernelPages = {
  landing: { path: '/', who: everyone, surface: 'entrance' },
  login: { path: '/login', who: outsiders, surface: 'entrance' },
  recover: { path: '/recover', who: everyone, surface: 'entrance' },
  resetPassword: {
    path: '/reset-password',
    who: everyone,
    surface: 'entrance',
    opens: ({ query }) => [lookup(api.kernel.identity.resetLink, { token: query.get('token') ?? '' })],
  },

  configurations: {
    path: '/configurations',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.kernel.venues.configuration), lookup(api.kernel.identity.sessions)],
  },
  configurationEdit: {
    path: '/configuration/edit',
    who: admins,
    surface: 'staff',
    opens: () => [lookup(api.kernel.venues.configuration)],
  },
  users: { path: '/users', who: admins, surface: 'staff', opens: () => [lookup(api.kernel.users.list)] },
  recoverSignedIn: {
    path: '/configurations/resetpassword',
    who: staff,
    surface: 'staff',
    opens: () => [lookup(api.kernel.identity.account)],
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(kernelPages)
