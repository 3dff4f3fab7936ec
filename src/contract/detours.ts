import type { Page } from './kernel/page.ts'
import type { Role } from './kernel/roles.ts'

/** Where each of them is at home. A guest's room is known to the server alone: their first page is the way in. */
const homes: Record<Role, string> = {
  visitor: '/login',
  screen: '/screen',
  staff: '/dashboard',
  admin: '/dashboard',
  guest: '/hotel',
  member: '/home',
  lider: '/home',
}

/** Where a caller who may not open this page goes instead; null when the page is theirs to open. */
export const detour = (page: Page, role: Role, address: string): string | null => {
  if (page.who.includes(role)) return null
  return role === 'visitor' ? `/login?to=${encodeURIComponent(address)}` : homes[role]
}

/** Only an address of our own is followed after signing in. */
export const safeReturn = (to: string | null): string =>
  to && /^\/(?![/\\])[\w\-./?=&%:]*$/.test(to) ? to : '/dashboard'
