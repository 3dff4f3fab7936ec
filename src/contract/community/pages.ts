import { everyone, type Page, strangers } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'

/** The community on the phone. */
export const communityPages = {
  loginApp: { path: '/login-app', who: strangers, surface: 'phone' },
  memberRecover: { path: '/login-app/recover', who: everyone, surface: 'phone' },
  memberReset: { path: '/login-app/reset', who: everyone, surface: 'phone' },
} as const satisfies Record<string, Page>

export const to = addressesOf(communityPages)
