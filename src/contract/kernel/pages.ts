import { api, lookup } from '../api.ts'
import { searchFromQuery } from '../pageUrl.ts'
import { activityFilterFromQuery } from './activity.limits.ts'
import { binLimits } from './bin.limits.ts'
import { adminRoles, allRoles, type Page, rolesWithoutStaff, staffRoles } from './page.ts'
import { accessibilityPages } from './pages.accessibility.ts'
import { createPathBuilder } from './to.ts'

/** The filter of the bin's URL: a search text and the endpoint of a removal. */
export const binFilterFromQuery = (query: URLSearchParams): { search?: string; kind?: string } => {
  const kind = query.get('kind')?.slice(0, binLimits.kind)
  return { ...searchFromQuery(query, binLimits.search), ...(kind && { kind }) }
}

export const kernelPages = {
  landing: { path: '/', who: allRoles, surface: 'entrance' },
  login: { path: '/login', who: rolesWithoutStaff, surface: 'entrance' },
  recover: { path: '/recover', who: allRoles, surface: 'entrance' },
  ...accessibilityPages,
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
    initialReads: () => [lookup(api.kernel.venues.configuration)],
  },
  configurationEdit: {
    path: '/configuration/edit',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.venues.configuration)],
  },
  account: {
    path: '/account',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [
      lookup(api.kernel.identity.account),
      lookup(api.kernel.secondFactor.state),
      lookup(api.kernel.identity.sessions),
      lookup(api.kernel.notifications.settings),
    ],
  },
  users: {
    path: '/users',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.users.list), lookup(api.kernel.users.mailServer)],
  },
  activity: {
    path: '/activity',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ query }) => [
      lookup(api.kernel.activity.list, activityFilterFromQuery(query)),
      lookup(api.kernel.activity.options),
    ],
  },
  bin: {
    path: '/bin',
    who: staffRoles,
    surface: 'staff',
    initialReads: ({ query }) => [lookup(api.kernel.bin.list, binFilterFromQuery(query))],
  },
  backups: {
    path: '/backups',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.backups.overview)],
  },
  failedMails: {
    path: '/configuration/mails',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.mails.failed)],
  },
  integrations: {
    path: '/configuration/integrations',
    who: adminRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.apiKeys.list), lookup(api.kernel.webhooks.list)],
  },
  webhook: {
    path: '/configuration/integrations/:idWebhook',
    who: adminRoles,
    surface: 'staff',
    initialReads: ({ params: { idWebhook: id = '' } }) => [
      lookup(api.kernel.webhooks.one, { id }),
      lookup(api.kernel.webhooks.deliveries, { id }),
    ],
  },
  recoverSignedIn: {
    path: '/configurations/resetpassword',
    who: staffRoles,
    surface: 'staff',
    initialReads: () => [lookup(api.kernel.identity.account)],
  },
} as const satisfies Record<string, Page>

export const to = createPathBuilder(kernelPages)
