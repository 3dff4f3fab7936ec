import { api, opening } from '../api.ts'
import { admins, everyone, outsiders, type Page, staff } from './page.ts'
import { addressesOf } from './to.ts'

export const kernelPages = {
  landing: { path: '/', who: everyone, surface: 'door' },
  login: { path: '/login', who: outsiders, surface: 'door' },
  recover: { path: '/recover', who: everyone, surface: 'door' },
  resetPassword: { path: '/reset-password', who: everyone, surface: 'door' },

  configurations: {
    path: '/configurations',
    who: staff,
    surface: 'staff',
    opens: () => [opening(api.kernel.venues.configuration), opening(api.kernel.identity.sessions)],
  },
  configurationEdit: {
    path: '/configuration/edit',
    who: admins,
    surface: 'staff',
    opens: () => [opening(api.kernel.venues.configuration)],
  },
  recoverSignedIn: { path: '/configurations/resetpassword', who: staff, surface: 'staff' },
} as const satisfies Record<string, Page>

export const to = addressesOf(kernelPages)
